/** The door of the store: screens come in through here, the composition root too. */
export { createApp } from './app'
export type { AppDeps } from './app/deps'
export { browserDeps } from './browser'
