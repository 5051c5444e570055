import type { ReactNode } from 'react'

export type Cells = readonly ReactNode[]

type Props = Readonly<{
  caption: string
  head: readonly string[]
  /** By a key of its own. */
  rows: readonly Readonly<{ key: string; cells: Cells }>[]
}>

/** A printed chart: the first column names the row. */
export const Chart = ({ caption, head, rows }: Props) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: a chart wider than the page is scrolled by keys as well
  <section className="chart scroll" tabIndex={0} aria-label={caption}>
    <table>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {head.map((words) => (
            <th key={words} scope="col">
              {words}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ key, cells: [first, ...rest] }) => (
          <tr key={key}>
            <th scope="row">{first}</th>
            {rest.map((cell, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns of a printed chart stay where they are
              <td key={i}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
