import { assemble } from '#generators/assembly/assemble'
import { differenceOf } from '#generators/differences/difference-of'
import { MakerError } from '#generators/maker-error'
import { modulesOf } from '#generators/pairs/pair-makers'
import { environmentByName } from '#spec/environments'
import type { GivenLimits } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { OwnPair } from './own-pair.ts'
import type { OwnPairFile } from './own-pair-files.ts'

/** A module by the authors of the judge, and the verdict that is expected. */
export interface OwnCase {
  /** `own/<text>/<rule slug>/<name>`, and the name of the way after a point where it has one. */
  readonly id: string
  /** The rule that it breaks, or is subject to. */
  readonly rule: RuleId
  readonly expect: 'valid' | 'invalid'
  /** Whether the text can also be read so that a valid case is invalid. */
  readonly isOpen: boolean
  /** Id of the control that it differs from; `null` for a control. */
  readonly control: string | null
  readonly environments: readonly string[]
  readonly limits?: GivenLimits
  /** The rules that it breaks in universal environments, if it is for a client API. */
  readonly elsewhere?: RuleId
  readonly revisions?: Readonly<Record<string, string>>
  /** For a way without a summary, the difference from the control, in the numbers that the ids have there. */
  readonly summary: string
  /** The place where it is written. */
  readonly file: string
  readonly assembly: string
  /** The version in its header. */
  readonly version: number
  /**
   * Assembled when it is first asked for.
   *
   * @throws {MakerError} when the module is not assembly.
   */
  readonly words: Uint32Array
}

/** In the header, the word with the version. */
const versionWord = 1

/**
 * @param version of SPIR-V in which the text is read.
 * @param written the version in the header.
 */
function wordsOf(text: string, version: number, id: string, written = version): Uint32Array {
  const made = assemble(text, { version })
  if (made.kind === 'assembled') return made.words.fill(written, versionWord, versionWord + 1)
  const [error] = made.errors
  throw new MakerError('faulty-pair', `${id}: line ${error?.line} of its module: ${error?.message}`)
}

/** A case with its words, which are assembled once. */
function withWords(rest: Omit<OwnCase, 'words'>, parsed: number): OwnCase {
  let words: Uint32Array | undefined
  return Object.defineProperty(rest, 'words', {
    enumerable: true,
    get: () => {
      words ??= wordsOf(rest.assembly, parsed, rest.id, rest.version)
      return words
    },
  }) as OwnCase
}

function casesOfPair({ text, file }: OwnPairFile, pair: OwnPair): readonly OwnCase[] {
  const { rule: slug, name, environments, limits, elsewhere, revisions } = pair
  const rule: RuleId = `${text}/${slug}`
  const id = `own/${rule}/${name}`
  const usual = environmentByName(environments[0] ?? '')
  if (usual === undefined)
    throw new MakerError('faulty-pair', `${file}: ${id}: no environment ${environments[0]}`)
  const version = pair.versions.get('control') ?? usual.version
  const common = {
    environments,
    file,
    ...(limits && { limits }),
    ...(revisions && { revisions }),
  }
  const control = {
    ...common,
    id,
    rule,
    expect: 'valid' as const,
    isOpen: pair.open.has('control'),
    control: null,
    summary: pair.summary,
    assembly: pair.control,
    version,
  }
  const modules = modulesOf(pair)
  const differenceBy = (way: string) => {
    const broken = modules.broken(way)
    return broken === undefined ? '' : differenceOf(modules.control(), broken)
  }
  const ways = Object.entries(pair.broken).map(([way, { module, summary }]): OwnCase => {
    if (typeof module !== 'string')
      throw new MakerError('faulty-pair', `${file}: ${id}: a pair here is text alone`)
    const wayId = `${id}.${way}`
    const isOpen = pair.open.has(way)
    const isValid = isOpen || pair.accepted.has(way)
    const rest = {
      ...common,
      id: wayId,
      rule: pair.blamed.get(way) ?? rule,
      expect: isValid ? ('valid' as const) : ('invalid' as const),
      isOpen,
      control: id,
      ...(elsewhere && !isValid && { elsewhere }),
      get summary() {
        return summary ?? differenceBy(way)
      },
      assembly: module,
      version: pair.versions.get(way) ?? version,
    }
    return withWords(rest, version)
  })
  return [withWords(control, version), ...ways]
}

/**
 * The cases of pairs, controls before the cases made from them.
 *
 * @throws {MakerError} when an id comes twice, or an environment is unknown.
 */
export function ownCasesOf(files: readonly OwnPairFile[]): readonly OwnCase[] {
  const cases = files.flatMap((file) => file.pairs.flatMap((pair) => casesOfPair(file, pair)))
  const places = new Map<string, string>()
  for (const { id, file } of cases) {
    const earlier = places.get(id)
    if (earlier !== undefined)
      throw new MakerError('faulty-pair', `${file}: ${id} is also in ${earlier}`)
    places.set(id, file)
  }
  return cases
}
