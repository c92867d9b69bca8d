import { MakerError } from '../maker-error.ts'
import { earlierVersions } from './damaged.ts'
import { readingsOf } from './readings-of.ts'
import type { Edit, OneOfWays } from './ways.ts'

/** Ways that each move lines of the control, of a text `{lines | way: before other | way: behind others}`. */
export function movesIn(text: string, who: string): OneOfWays {
  const { valid, ways } = readingsOf(text, who)
  return Object.fromEntries(
    Array.from(ways, ([way, place]) => {
      const [, where, other = ''] = /^(before|behind) (.*)$/s.exec(place) ?? []
      if (where === undefined)
        throw new MakerError('faulty-pair', `${who}: neither before nor behind: ${place}`, place)
      const edit: Edit =
        where === 'before' ? [other, `${valid}\n${other}`] : [`${other}\n`, `${other}\n${valid}\n`]
      return [way, [[`${valid}\n`, ''], edit]]
    }),
  )
}

/** Ways that say what is wrong, of a text `{| way: sentence | other: sentence}`. */
export function summariesIn(text: string, who: string): OneOfWays {
  const { valid, ways } = readingsOf(text, who)
  if (valid !== '')
    throw new MakerError('faulty-pair', `${who}: a summary without a way: ${valid}`, valid)
  return Object.fromEntries(
    Array.from(ways, ([way, sentence]) => [way, { summary: sentence.replaceAll('\n', ' ') }]),
  )
}

/** Ways that each write an earlier version into the header, of a text `1.2 1.0`. */
export function versionsIn(text: string, who: string): OneOfWays {
  const minors = text
    .trim()
    .split(/\s+/)
    .map((version) => {
      const [, minor] = /^1\.(\d)$/.exec(version) ?? []
      if (minor === undefined)
        throw new MakerError(
          'faulty-pair',
          `${who}: no version such as 1.2, but '${version}'`,
          version,
        )
      return Number(minor)
    })
  return earlierVersions(...minors)
}
