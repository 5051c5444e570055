/** Composition root: store, board and screens are wired here and nowhere else. */
import { createRoot } from 'react-dom/client'

const root = document.getElementById('root')
if (root) createRoot(root).render(<h1>Stalingrad Height</h1>)
