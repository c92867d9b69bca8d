import { plainName } from '#runner/oracle/plain-name'
import { template } from '#runner/render'
import type { Figures } from '#runner/report/figures'
import type { Tally } from '#runner/report/tally'

/** Units of the picture: columns and rows of cells, to the right of a column of names and below a row of names. */
const size = { names: 240, heads: 52, column: 150, row: 44, bar: 126 }

/** The parts of a bar, in drawing order. Each has a title, because not everybody distinguishes the colours. */
const parts = [
  { name: 'agree', of: ['agree'], class: 'agree' },
  { name: 'accepted what is invalid', of: ['false-accept'], class: 'accept' },
  { name: 'rejected what is valid', of: ['false-reject'], class: 'reject' },
  {
    name: 'crashed, hung or failed',
    of: ['crash', 'timeout', 'error', 'wrong-output'],
    class: 'crash',
  },
  {
    name: 'does not know, or rejects the valid control',
    of: ['unsupported', 'other-revision', 'inconclusive'],
    class: 'none',
  },
] as const

function added(tallies: readonly Tally[]): { readonly asked: number; readonly counts: number[] } {
  const count = ({ counts }: Tally, outcomes: readonly (keyof Tally['counts'])[]) =>
    outcomes.reduce((sum, outcome) => sum + (counts[outcome] ?? 0), 0)
  return {
    asked: tallies.reduce((sum, { asked }) => sum + asked, 0),
    counts: parts.map(({ of: outcomes }) =>
      tallies.reduce((sum, tally) => sum + count(tally, outcomes), 0),
    ),
  }
}

function cell(tallies: readonly Tally[], x: number, y: number) {
  const { asked, counts } = added(tallies)
  const width = (number: number) => (asked === 0 ? 0 : (number / asked) * size.bar)
  return {
    x,
    y: y + 12,
    text: `${counts[0]} of ${asked}`,
    bars: parts.flatMap((part, index) => {
      const before = counts.slice(0, index).reduce((sum, number) => sum + number, 0)
      const number = counts[index] ?? 0
      return number === 0
        ? []
        : [
            {
              class: part.class,
              title: `${number} ${part.name}`,
              x: (x + width(before)).toFixed(1),
              y: y + 18,
              width: width(number).toFixed(1),
            },
          ]
    }),
  }
}

/** A run as a picture, SVG: texts by oracles, a bar for each that shows how the answers divide. */
export function matrixPicture({
  texts,
  rules,
  oracles,
}: Pick<Figures, 'texts' | 'rules' | 'oracles'>): string {
  const asked = texts.filter(({ name }) => rules.some(({ text }) => text === name))
  const height = size.heads + asked.length * size.row
  return template(
    'docs/matrix.svg.hbs',
    'xml',
  )({
    width: size.names + oracles.length * size.column,
    height: height + 20 * parts.length + 16,
    heads: oracles.map(({ name, version }, index) => ({
      x: size.names + index * size.column,
      name: plainName(name),
      version,
    })),
    rows: asked.map(({ name, revision }, row) => {
      const y = size.heads + row * size.row
      const textRules = rules.filter(({ text }) => text === name)
      return {
        name,
        y: y + 14,
        below: y + 30,
        about: `revision ${revision}, ${textRules.length} rules`,
        cells: oracles.map((_, column) =>
          cell(
            textRules.flatMap(({ cells }) => cells[column] ?? []),
            size.names + column * size.column,
            y,
          ),
        ),
      }
    }),
    legend: parts.map((part, index) => ({
      class: part.class,
      name: part.name,
      y: height + 12 + index * 20,
      text: height + 22 + index * 20,
    })),
  })
}
