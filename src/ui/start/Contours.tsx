/** A height in contour lines: the only ornament of the desk. */
const LINES = 13
const POINTS = 90

const ring = (level: number): string => {
  const size = 1 - level / (LINES + 1.5)
  let path = ''
  for (let i = 0; i <= POINTS; i++) {
    const a = (i / POINTS) * Math.PI * 2
    const wobble =
      1 + 0.13 * Math.sin(2 * a + 0.6 + level * 0.09) + 0.07 * Math.sin(3 * a - 1.1 + level * 0.15)
    const r = size * wobble * (level > 7 ? 0.94 : 1)
    const x = 190 + level * 3.2 + Math.cos(a) * r * 168
    const y = 215 - level * 2.1 + Math.sin(a) * r * 196
    path += `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`
  }
  return `${path}Z`
}

const PATHS = Array.from({ length: LINES }, (_, level) => ring(level))

export const Contours = () => (
  <svg className="contours" viewBox="0 0 392 430" aria-hidden="true" focusable="false">
    {PATHS.map((path, level) => (
      <path key={path} d={path} strokeWidth={level % 4 === 3 ? 1.8 : 0.9} />
    ))}
  </svg>
)
