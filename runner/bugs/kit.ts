import type { Request } from '#reference/execute/request'
import { validate } from '#reference/validate'
import { environmentByName } from '#spec/environments'
import type { RuleId } from '#spec/rule'
import type { Cause } from '../causes/cause.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { FuzzFinding } from '../fuzz/finding/finding.ts'
import { findingOf } from '../fuzz/finding/finding-of.ts'
import { minimise } from '../fuzz/finding/minimise.ts'
import type { Suspect } from '../fuzz/finding/suspect.ts'
import type { Probe } from '../fuzz/observe/probe.ts'
import type { Reproduction } from '../fuzz/reduce/subject.ts'
import type { Oracle } from '../oracle/oracle.ts'
import { keeper } from './keeps.ts'
import type { KitAddresses } from './kit-addresses.ts'
import type { SecondVerdict } from './second-verdict.ts'
import type { Showing } from './shows.ts'

/** The facts known about one cause, ready to be written. */
export interface Kit {
  readonly id: string
  readonly cause: Cause
  /** The rule of the case; of a case with results, its folder. It need not be what the cause is about. */
  readonly rule: RuleId
  /** The case that shows it with the fewest words, and how many others do. */
  readonly case: FiledCase
  readonly cases: number
  readonly shown: Reproduction
  readonly finding: FuzzFinding
  /** Absent of a validator, of an invalid module, and where none is installed. */
  readonly second?: SecondVerdict
  /** The other causes that are the same fault, `TOOL/ID`; absent until a report is written. */
  readonly same?: readonly string[]
  /** Where a playground opens its modules, from the folder of the kit; absent without a playground. */
  readonly addresses?: KitAddresses['addresses']
}

/** The modules of cases, and the tools that are asked about them. */
export interface KitMaterial {
  /** Words of a case; `undefined` if they cannot be read. */
  readonly wordsOf: (filed: FiledCase) => Uint32Array | undefined
  readonly caseNamed: (id: string) => FiledCase | undefined
  /** The inputs of a case with results; `undefined` for other cases. */
  readonly requestOf?: (filed: FiledCase) => Request | undefined
  readonly probe: Probe
  /** The newest validator besides the tool. */
  readonly second?: Oracle
  /** Modules stay as their cases have them: a tool that takes long is faster with less, and may end in time. */
  readonly isWhole?: true
  /** The recorded error of that validator that explains its refusal of a case, in a sentence. */
  readonly knownOfSecond?: (filed: FiledCase, environment: string) => string | undefined
}

/** Cases that are tried before a cause counts as gone, or as without the module that a report wants: the smallest ones. */
const tried = 60

interface WithWords extends Showing {
  readonly words: Uint32Array
}

/**
 * The showings of a cause with the smallest modules first, and those that do not show it in every run last; those whose words
 * cannot be read are left out.
 */
function smallestFirst({ wordsOf }: KitMaterial, all: readonly Showing[]): readonly WithWords[] {
  return all
    .flatMap((showing) => {
      const words = wordsOf(showing.case)
      return words === undefined ? [] : [{ ...showing, words }]
    })
    .sort(
      (a, b) =>
        Number(a.sometimes ?? false) - Number(b.sometimes ?? false) ||
        a.words.length - b.words.length ||
        (a.case.id < b.case.id ? -1 : 1),
    )
}

/** Campaigns have their own names for some kinds of wrong output. */
function isAsRecorded(seen: FuzzFinding['outcome'], recorded: Showing['outcome']): boolean {
  const isOutput = seen === 'not-idempotent' || seen === 'wrong-result'
  return (
    seen === recorded ||
    (recorded === 'wrong-output' && isOutput) ||
    (recorded === 'crash' && seen === 'memory')
  )
}

async function suspectOf(
  showing: WithWords,
  { probe, wordsOf, requestOf, caseNamed }: KitMaterial,
): Promise<Suspect | undefined> {
  const { case: filed, words, outcome } = showing
  const environment = environmentByName(showing.environment)
  if (environment === undefined) return undefined
  const judge = validate(words, environment)
  const request = requestOf?.(filed)
  const run = request === undefined ? {} : { request }
  const [observation] = await probe.observe([{ words, environment, judge, ...run }])
  const disagreement = observation?.disagreement
  if (disagreement === undefined || !isAsRecorded(disagreement.outcome, outcome)) return undefined
  const twin = filed.control === null ? undefined : caseNamed(filed.control)
  const whole = twin === undefined ? null : (wordsOf(twin) ?? null)
  const [tool] = probe.tools
  const isAccepted =
    whole === null ||
    tool?.kind !== 'validator' ||
    (await tool.judge(whole, environment)).kind === 'valid'
  // A twin that the tool refuses, too, shows nothing.
  const control = isAccepted ? whole : null
  return {
    ...{ probe: probe.name, disagreement, words, control, environment, judge, ...run },
    rules: [filed.rule],
  }
}

/**
 * Whether a report wants no other module: of invalid ones, one with a valid twin; of valid ones, one that the newest validator
 * accepts.
 */
async function isWanted(
  { judge, control, words, environment }: Suspect,
  second: Oracle | undefined,
): Promise<boolean> {
  if (judge.kind !== 'valid') return control !== null
  return second === undefined || (await second.judge(words, environment)).kind === 'valid'
}

async function secondVerdict(
  { asked }: Reproduction,
  filed: FiledCase,
  { second, knownOfSecond }: KitMaterial,
): Promise<SecondVerdict | undefined> {
  if (second === undefined || asked.judge.kind !== 'valid') return undefined
  const verdict = await second.judge(asked.words, asked.environment)
  const known = knownOfSecond?.(filed, asked.environment.name)
  return {
    name: `${second.tool} ${second.version}`,
    verdict,
    ...(known === undefined ? {} : { known }),
  }
}

/** The suspects of the smallest cases, the one that a report wants first. */
async function suspectsOf(
  candidates: readonly WithWords[],
  material: KitMaterial,
): Promise<readonly { readonly suspect: Suspect; readonly filed: FiledCase }[]> {
  const suspects: { readonly suspect: Suspect; readonly filed: FiledCase }[] = []
  for (const candidate of candidates.slice(0, tried)) {
    const suspect = await suspectOf(candidate, material)
    if (suspect === undefined) continue
    const found = { suspect, filed: candidate.case }
    if (await isWanted(suspect, material.second)) return [found, ...suspects]
    suspects.push(found)
  }
  return suspects
}

/** The unreduced evidence of a suspect. */
function wholeOf({
  words,
  control,
  environment,
  judge,
  disagreement,
  request,
}: Suspect): Reproduction {
  const { options } = disagreement
  const asked = {
    ...{ words, environment, judge },
    ...(options === undefined ? {} : { options }),
    ...(request === undefined ? {} : { request }),
  }
  return { words, control, asked, disagreement }
}

/**
 * The smallest module that shows a cause, made from the smallest cases that do.
 *
 * @param showings of the cause.
 * @returns `undefined` if the tool answers none of the smallest cases as recorded: it was mended, or follows another text.
 */
export async function kitOf(
  id: string,
  cause: Cause,
  showings: readonly Showing[],
  material: KitMaterial,
): Promise<Kit | undefined> {
  const { probe, second, isWhole } = material
  const candidates = smallestFirst(material, showings)
  const cases = new Set(candidates.map((showing) => showing.case.id)).size
  for (const { suspect, filed } of await suspectsOf(candidates, material)) {
    const rule = filed.rule as RuleId
    const [tool] = probe.tools
    const isValid = suspect.judge.kind === 'valid'
    const other = isValid ? second : tool?.kind === 'validator' ? tool : undefined
    const shown = isWhole
      ? wholeOf(suspect)
      : await minimise(suspect, probe, {
          ...(isValid ? { keeps: keeper(suspect.words, rule) } : {}),
          ...(other === undefined ? {} : { second: other }),
          isForReaders: true,
        })
    if (shown === undefined) continue
    const finding = findingOf(suspect, shown, probe, { seed: 0, confidence: 'two' })
    const verdict = await secondVerdict(shown, filed, material)
    const kit = { id, cause, rule, case: filed, cases, shown, finding }
    return verdict === undefined ? kit : { ...kit, second: verdict }
  }
  return undefined
}
