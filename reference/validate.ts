import type { Environment } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Verdict, Violation } from '#spec/verdict'
import { untouched } from './beside-unknown.ts'
import { allowLayouts } from './block-layouts.ts'
import { mostViolations } from './check.ts'
import { chosenDates, follow } from './chosen-dates.ts'
import { concerning } from './concerning.ts'
import { type Decoded, decode } from './decode/decode.ts'
import { mostDefects } from './decode/parse.ts'
import { isPassedOver, ruleOf } from './decode-blames.ts'
import { type CheckDispatch, dispatch, type ModuleDispatch, wholeJudgement } from './dispatch.ts'
import { setLimits } from './limits.ts'
import type { Module } from './module.ts'
import type { Allowances, SelectedJudgement, Selection } from './selection.ts'
import { setUniversalLimits, withoutSize } from './universal-limits.ts'
import { unsupportedExtension, unsupportedInstructions, unsupportedRows } from './unsupported.ts'
import { byWord, type ModuleUnderCheck, violationsInAll } from './violations-in.ts'

/** Asks for a verdict on a module: octets or words, in either byte order. */
export type Validator = (input: Uint8Array | Uint32Array, environment: Environment) => Verdict

/**
 * A validator that is given a device with each module, of its limits instead of those of the selection, or what options of a
 * consumer allow.
 */
export type DeviceValidator = (
  ...asked: [
    ...Parameters<Validator>,
    limits?: Limits | undefined,
    allowances?: Allowances | undefined,
  ]
) => Verdict

function verdictOf(blames: readonly Violation[]): Verdict {
  if (blames.length === 0) return { kind: 'valid' }
  return { kind: 'invalid', phase: 'validate', blames, message: message(blames) }
}

function message([first, ...others]: readonly Violation[]): string {
  const least = others.length < mostViolations - 1 ? '' : 'at least '
  const more = others.length === 0 ? '' : ` (and ${least}${others.length} more)`
  return first === undefined ? '' : `${first.rule} at word ${first.word}: ${first.message}${more}`
}

/**
 * A judge that asks the checks that `selection` leaves. Building one costs more than judging a small module.
 *
 * @param judgement replaces the checks, amendments and rules of the texts here.
 */
export function createValidator(
  selection: Selection = {},
  judgement: SelectedJudgement = wholeJudgement,
): DeviceValidator {
  return createValidators(selection, judgement).one
}

function createValidators(
  selection: Selection = {},
  judgement: SelectedJudgement = wholeJudgement,
): Validators {
  return validatorsWith(selection, judgement, dispatch(judgement, selection))
}

/**
 * A judge for a few modules: it looks each time for the checks that the module concerns, which takes less time than building a
 * table of all.
 */
export function createQuickValidator(selection: Selection = {}): Validator {
  return validatorsWith(selection, wholeJudgement, (module) =>
    dispatch(concerning(module, wholeJudgement), selection)(module),
  ).one
}

/** A module, and the environment that a verdict is wanted for. */
export interface Submission {
  /** Octets or words, in either byte order. */
  readonly module: Uint8Array | Uint32Array
  readonly environment: Environment
}

/** Asks for verdicts on modules, in their order. */
export type ManyValidator = (submissions: readonly Submission[]) => readonly Verdict[]

interface Validators {
  readonly one: DeviceValidator
  readonly many: ManyValidator
}

/** Modules that are judged side by side at most: what is made for them must fit in the caches of a processor. */
const mostPlaces = 8

/** Octets of a module that is judged side by side with others, at most: none has to wait for long, nor is much kept for each place. */
const mostOctets = 4096

function violationsIn(
  module: Module,
  { table, has }: ModuleDispatch,
  counts?: (rule: RuleId) => boolean,
): readonly Violation[] {
  return violationsInAll([{ module, has }], table, counts)[0] ?? []
}

function validatorsWith(
  selection: Selection,
  judgement: SelectedJudgement,
  tableFor: (module: Module) => ModuleDispatch,
): Validators {
  const dates = chosenDates(selection)
  const { layouts } = selection
  const unsupported = unsupportedRows(dates)
  const withheld: ReadonlySet<number> = new Set(unsupported.map(({ opcode }) => opcode))
  const unsupportedInstruction = unsupportedInstructions(unsupported)
  // One table for all devices: building one for each would cost more than asking checks whose limits are not known.
  let ofDevices: typeof tableFor | undefined
  let ofConsumers: typeof tableFor | undefined
  const violationsFor = (
    module: Module,
    limits: Limits | undefined,
    allowances?: Allowances,
  ): readonly Violation[] => {
    if (limits === undefined && allowances?.universal !== undefined) {
      ofConsumers ??= dispatch(
        { ...judgement, checks: judgement.checks.map(withoutSize) },
        selection,
      )
      return violationsIn(module, ofConsumers(module))
    }
    if (limits === undefined) return violationsIn(module, tableFor(module))
    ofDevices ??= dispatch(judgement, selection, () => true)
    const isKnown = (rule: RuleId): boolean =>
      judgement.ruleById(rule)?.limits?.every((name) => limits.has(name)) !== false
    return violationsIn(module, ofDevices(module), isKnown)
  }
  /** The verdict where the encoding decides it or something in the module is unknown. */
  const earlyVerdict = (
    decoded: Decoded,
    device?: Limits,
    allowances?: Allowances,
  ): Verdict | undefined => {
    const { module } = decoded
    const limits = device ?? selection.limits
    const allowed = allowances?.layouts ?? layouts
    follow(module, dates)
    if (allowed !== undefined) allowLayouts(module, allowed)
    if (allowances?.universal !== undefined) setUniversalLimits(module, allowances.universal)
    if (limits !== undefined) setLimits(module, limits)
    const extension = unsupportedExtension(module)
    const defects = decoded.defects.flatMap((defect) => {
      const rule = isPassedOver(module, defect, dates) ? undefined : ruleOf(defect, module, dates)
      if (rule === undefined) return []
      // Where a text has a rule about these values, a value that the text lacks is a fault, unless the module declares an extension that
      // is not known and may add it.
      const isOpen = rule === defect.rule || extension !== undefined
      return [{ ...defect, rule, outcome: isOpen ? defect.outcome : 'invalid' }]
    })
    const broken = defects.filter(
      ({ outcome, fault }) =>
        // Extensions give instructions more operands, and none fewer.
        outcome === 'invalid' && (fault !== 'operand-excess' || extension === undefined),
    )
    if (broken.length > 0) {
      const blames = broken.map(({ rule, word, message }) => ({ rule, word, message })).sort(byWord)
      return { kind: 'invalid', phase: 'decode', blames, message: message(blames) }
    }
    const why = defects[0]?.message ?? extension ?? unsupportedInstruction(module)
    if (why === undefined) return undefined
    // If more is unknown than is noted, it is unclear what it touches.
    if (defects.length >= mostDefects) return { kind: 'unsupported', why }
    const sure = untouched(module, violationsFor(module, device, allowances), defects, withheld)
    return sure.length > 0 ? verdictOf(sure) : { kind: 'unsupported', why }
  }
  const alone: DeviceValidator = (input, environment, device, allowances) => {
    const decoded = decode(input, environment)
    return (
      earlyVerdict(decoded, device, allowances) ??
      verdictOf(violationsFor(decoded.module, device, allowances))
    )
  }
  const sideBySide = (submissions: readonly Submission[]): readonly Verdict[] => {
    const verdicts: Verdict[] = []
    const byTable = new Map<CheckDispatch, (ModuleUnderCheck & { readonly at: number })[]>()
    for (const [index, { module: input, environment }] of submissions.entries()) {
      const decoded = decode(input, environment, index)
      const early = earlyVerdict(decoded)
      if (early !== undefined) {
        verdicts[index] = early
        continue
      }
      const { table, has } = tableFor(decoded.module)
      const judged = { module: decoded.module, has, at: index }
      const group = byTable.get(table)
      if (group === undefined) byTable.set(table, [judged])
      else group.push(judged)
    }
    for (const [table, group] of byTable)
      for (const [n, violations] of violationsInAll(group, table).entries())
        verdicts[(group[n] as (typeof group)[number]).at] = verdictOf(violations)
    return verdicts
  }
  return { one: alone, many: inBatches(alone, sideBySide) }
}

/** Judges small modules side by side, some at a time, and large ones alone. */
function inBatches(alone: Validator, sideBySide: ManyValidator): ManyValidator {
  return (submissions) => {
    const verdicts: Verdict[] = []
    let places: number[] = []
    const judge = (): void => {
      const batch = places.map((place) => submissions[place] as Submission)
      for (const [n, verdict] of sideBySide(batch).entries())
        verdicts[places[n] as number] = verdict
      places = []
    }
    for (const [place, { module, environment }] of submissions.entries()) {
      if (module.byteLength > mostOctets) verdicts[place] = alone(module, environment)
      else if (places.push(place) === mostPlaces) judge()
    }
    judge()
    return verdicts
  }
}

let withAllChecks: Validators | undefined

/**
 * Validators by the rules that they leave out, the one used last at the end: callers ask about many modules with few
 * selections.
 */
const built = new Map<string, Validators>()
const mostBuilt = 16

function validatorsFor(selection: Selection | undefined): Validators {
  if (selection === undefined) {
    withAllChecks ??= createValidators()
    return withAllChecks
  }
  const { revisions = {}, without = [], open = false, layouts = {}, limits = new Map() } = selection
  const key = JSON.stringify([
    Object.entries(revisions).sort(),
    [...without].sort(),
    open,
    Object.entries(layouts).sort(),
    [...limits].sort(([a], [b]) => (a < b ? -1 : 1)),
  ])
  const validators = built.get(key) ?? createValidators(selection)
  built.delete(key)
  const [oldest] = built.keys()
  if (built.size >= mostBuilt && oldest !== undefined) built.delete(oldest)
  built.set(key, validators)
  return validators
}

/**
 * The verdict on a module, from its words and the environment alone. Total: any input gets one.
 *
 * An encoding that is broken is `invalid` in phase `decode`, and nothing else is judged. An instruction or enumerant
 * that the grammar lacks, an extension whose rules we have not read, or an instruction that no text describes, is
 * `unsupported`: the judge does not guess, except for rules that the unknown cannot touch, which make the module
 * invalid. Otherwise every check is asked, and `blames` holds the violations in the order of their words: of more than
 * 4,096 those that are found first.
 *
 * @param selection leaves checks out, or takes the rules of another revision of a text.
 */
export function validate(
  input: Uint8Array | Uint32Array,
  environment: Environment,
  selection?: Selection,
): Verdict {
  return validatorsFor(selection).one(input, environment)
}

/**
 * The verdicts on modules, in their order: those of {@link validate}, in less time where the modules are small, since they are
 * judged side by side.
 *
 * @param selection as for {@link validate}.
 */
export function validateAll(
  submissions: readonly Submission[],
  selection?: Selection,
): readonly Verdict[] {
  return validatorsFor(selection).many(submissions)
}
