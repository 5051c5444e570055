/** Rules that wait for their cases in the book, most of them for the engine to play them. Shrinks, and then goes. */
const ON_THEIR_WAY: readonly RegExp[] = [
  /^T3\.(?:8|15|16|18)$/,
  /^T8\.6$/,
  /^T10\.(?:5\.a|7\.a|7\.c)$/,
  /^T11(?:\.|$)/,
  /^T12\.[357]$/,
  /^T13\.7$/,
  /^T15(?:\.|$)/,
]

export const isOnItsWay = (id: string): boolean => ON_THEIR_WAY.some((pattern) => pattern.test(id))
