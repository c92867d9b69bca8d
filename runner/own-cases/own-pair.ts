import { MakerError } from '#generators/maker-error'
import { ownLabels } from '#generators/pairs/own-labels'
import type { Pair } from '#generators/pairs/pair'
import { pairsFrom } from '#generators/pairs/pair-of'
import type { Pieces } from '#generators/pairs/pieces'
import { nearestFirst } from '#spec/nearest'
import type { RuleId } from '#spec/rule'

/** A pair of whoever wrote the judge: its ways may break other rules, or none. */
export interface OwnPair extends Pair {
  /** The names of ways whose modules are valid as well. */
  readonly accepted: ReadonlySet<string>
  /**
   * The names of ways, or `control`, whose text can be read either way: the judge accepts them, a tool may refuse them.
   */
  readonly open: ReadonlySet<string>
  /** The rule that a way breaks where it is not that of the pair. */
  readonly blamed: ReadonlyMap<string, RuleId>
  /** In environments of a client API: what its ways break in universal environments, where the rules of the client do not apply. */
  readonly elsewhere?: RuleId
  /** Header words of the versions of SPIR-V in which ways, or `control`, are written if it is not that of the first environment. */
  readonly versions: ReadonlyMap<string, number>
  /** Versions of texts that are followed instead of the newest, by the name of the text. */
  readonly revisions?: Readonly<Record<string, string>>
}

const label = new RegExp(`^(${ownLabels.join('|')}|versions): (.+)$`)

/** The lines after labels that only these pairs have, and the other lines of the text. */
function labelledLines(text: string) {
  const labelled: { readonly name: string; readonly words: readonly string[] }[] = []
  const others = text.split('\n').filter((line) => {
    const [, name, words = ''] = label.exec(line) ?? []
    if (name === undefined) return true
    labelled.push({ name, words: words.trim().split(/\s+/) })
    return false
  })
  return { labelled, others }
}

/** The heading with the subject of the control: the name in words if the heading ends after it. */
function withSummary([heading = '', ...lines]: readonly string[]): string {
  const [, name] = /^[a-z\d-]+\/([a-z\d.-]+)(?: in [^:]+)?$/.exec(heading) ?? []
  const isBare = name !== undefined && (lines[0] === undefined || /^\+?\w+:/.test(lines[0]))
  return [isBare ? `${heading}: ${name.replaceAll('-', ' ')}` : heading, ...lines].join('\n')
}

function ruleNamed(name: string): RuleId {
  if (!/^[\w.-]+\/[a-z\d-]+$/.test(name))
    throw new MakerError('faulty-pair', `'${name}' is not a rule with its text, text/slug`, name)
  return name as RuleId
}

/** The header word of a version of SPIR-V. */
function versionNamed(name: string): number {
  const [, major, minor] = /^(\d+)\.(\d+)$/.exec(name) ?? []
  if (major === undefined || minor === undefined)
    throw new MakerError('faulty-pair', `'${name}' is not a version of SPIR-V, such as 1.3`, name)
  return (Number(major) << 16) | (Number(minor) << 8)
}

/** The value that the last word of a line gives, for each way before it. */
function byWay<Value>(
  lines: readonly { readonly words: readonly string[] }[],
  read: (word: string) => Value,
): ReadonlyMap<string, Value> {
  return new Map(
    lines.flatMap(({ words }) => {
      const value = read(words.at(-1) ?? '')
      return words.slice(0, -1).map((way): [string, Value] => [way, value])
    }),
  )
}

/**
 * The pairs that a text gives, as the text of a maker's pair does, with these labels besides, each on a line of its own:
 *
 *     accepts: way way                       these ways are valid, too
 *     blames: way way text/slug              these ways break that rule
 *     elsewhere: text/slug                   what the ways break in universal environments
 *     open: way way                          these ways, or control, are valid in one reading of the text, and the judge accepts them
 *     revision: SPV_KHR_untyped_pointers first
 *     versions: way way 1.3                  these ways, or control, are written in that version of SPIR-V
 *
 * @throws {MakerError} when a label names a way that the pair does not have; that is when its modules are first asked for.
 */
export function ownPairsFrom(
  text: string,
  given: Pieces,
  only: readonly string[] = [],
): readonly OwnPair[] {
  const { labelled, others } = labelledLines(text)
  const wordsAfter = (name: string) => labelled.filter((line) => line.name === name)
  const accepted = new Set(wordsAfter('accepts').flatMap(({ words }) => words))
  const open = new Set(wordsAfter('open').flatMap(({ words }) => words))
  const blamed = byWay(wordsAfter('blames'), ruleNamed)
  const versions = byWay(wordsAfter('versions'), versionNamed)
  const [elsewhere] = wordsAfter('elsewhere').map(({ words }) => ruleNamed(words[0] ?? ''))
  const revisions = wordsAfter('revision').map(({ words }) => words as [string, string])
  return pairsFrom(withSummary(others), given, only, ownLabels).map((pair): OwnPair => {
    const properties = Object.getOwnPropertyDescriptors(pair)
    const extra = {
      accepted,
      open,
      blamed,
      versions,
      ...(elsewhere === undefined ? {} : { elsewhere }),
      ...(revisions.length === 0 ? {} : { revisions: Object.fromEntries(revisions) }),
      get broken() {
        const { broken } = pair
        const unknown = [...accepted, ...open, ...blamed.keys(), ...versions.keys()].find(
          (named) => named !== 'control' && !Object.hasOwn(broken, named),
        )
        if (unknown !== undefined) {
          const known = nearestFirst(unknown, ['control', ...Object.keys(broken)]).join(', ')
          throw new MakerError('faulty-pair', `there is no way '${unknown}', but ${known}`, unknown)
        }
        return broken
      },
    }
    return Object.defineProperties(
      {},
      {
        ...properties,
        ...Object.getOwnPropertyDescriptors(extra),
      },
    ) as OwnPair
  })
}
