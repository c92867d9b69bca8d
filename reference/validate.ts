import type { Environment } from '#spec/environments'
import type { Limits } from '#spec/limits/limit'
import type { RuleId } from '#spec/rule'
import type { Verdict, Violation } from '#spec/verdict'
import { allowLayouts } from './block-layouts.ts'
import { mostViolations } from './check.ts'
import { chosenDates, follow } from './chosen-dates.ts'
import { concerning } from './concerning.ts'
import { decode } from './decode/decode.ts'
import { isPassedOver, ruleOf } from './decode-blames.ts'
import { type Asked, dispatch, type Judgement, type Selection, wholeJudgement } from './dispatch.ts'
import { setLimits } from './limits.ts'
import type { Module } from './module.ts'
import { unsupportedExtension, unsupportedInstructions } from './unsupported.ts'
import { byWord, violationsIn } from './violations-in.ts'

/** Asks for a verdict on a module: octets or words, in either byte order. */
export type Validator = (input: Uint8Array | Uint32Array, environment: Environment) => Verdict

/** A validator that is told of a device with each module: of its limits instead of those of the selection. */
export type DeviceValidator = (
  ...asked: [...Parameters<Validator>, limits?: Limits | undefined]
) => Verdict

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
  judgement: Judgement = wholeJudgement,
): DeviceValidator {
  return validatorWith(selection, judgement, dispatch(judgement, selection))
}

/**
 * A judge for a few modules: it looks each time for the checks that the module concerns, which takes less time than building a
 * table of all.
 */
export function createQuickValidator(selection: Selection = {}): Validator {
  return validatorWith(selection, wholeJudgement, (module) =>
    dispatch(concerning(module, wholeJudgement), selection)(module),
  )
}

function validatorWith(
  selection: Selection,
  judgement: Judgement,
  tableFor: (module: Module) => Asked,
): DeviceValidator {
  const dates = chosenDates(selection)
  const { layouts } = selection
  const unsupportedInstruction = unsupportedInstructions(dates)
  // One table for all devices: building one for each would cost more than asking checks whose limits are not known.
  let ofDevices: typeof tableFor | undefined
  const violationsFor = (module: Module, limits: Limits | undefined): readonly Violation[] => {
    if (limits === undefined) return violationsIn(module, tableFor(module))
    ofDevices ??= dispatch(judgement, selection, () => true)
    const isKnown = (rule: RuleId): boolean =>
      judgement.ruleById(rule)?.limits?.every((name) => limits.has(name)) !== false
    return violationsIn(module, ofDevices(module), isKnown)
  }
  return (input, environment, device) => {
    const decoded = decode(input, environment)
    const { module } = decoded
    follow(module, dates)
    if (layouts !== undefined) allowLayouts(module, layouts)
    const limits = device ?? selection.limits
    if (limits !== undefined) setLimits(module, limits)
    const defects = decoded.defects.flatMap((defect) => {
      const rule = isPassedOver(module, defect, dates) ? undefined : ruleOf(defect, module, dates)
      return rule === undefined ? [] : [{ ...defect, rule }]
    })
    const broken = defects.filter(({ outcome }) => outcome === 'invalid')
    if (broken.length > 0) {
      const blames = broken.map(({ rule, word, message }) => ({ rule, word, message })).sort(byWord)
      return { kind: 'invalid', phase: 'decode', blames, message: message(blames) }
    }
    const why =
      defects[0]?.message ?? unsupportedExtension(module) ?? unsupportedInstruction(module)
    if (why !== undefined) return { kind: 'unsupported', why }
    const blames = violationsFor(module, device)
    if (blames.length === 0) return { kind: 'valid' }
    return { kind: 'invalid', phase: 'validate', blames, message: message(blames) }
  }
}

let withAllChecks: Validator | undefined

/** Validators by what they leave out, the one used last at the end: callers ask about many modules with few selections. */
const built = new Map<string, Validator>()
const mostBuilt = 16

function validatorFor(selection: Selection): Validator {
  const { revisions = {}, without = [], open = false, layouts = {}, limits = new Map() } = selection
  const key = JSON.stringify([
    Object.entries(revisions).sort(),
    [...without].sort(),
    open,
    Object.entries(layouts).sort(),
    [...limits].sort(([a], [b]) => (a < b ? -1 : 1)),
  ])
  const validator = built.get(key) ?? createValidator(selection)
  built.delete(key)
  const [oldest] = built.keys()
  if (built.size >= mostBuilt && oldest !== undefined) built.delete(oldest)
  built.set(key, validator)
  return validator
}

/**
 * The verdict on a module, from its words and the environment alone. Total: any input gets one.
 *
 * An encoding that is broken is `invalid` in phase `decode`, and nothing else is judged. What the grammar does not have,
 * an extension whose rules we have not read, or an instruction that no text describes, is `unsupported`: no guess. Otherwise
 * every check is asked, and `blames` holds the violations in the order of their words: of more than 4,096 those that are
 * found first.
 *
 * @param selection leaves checks out, or takes the rules of another revision of a text.
 */
export function validate(
  input: Uint8Array | Uint32Array,
  environment: Environment,
  selection?: Selection,
): Verdict {
  if (selection !== undefined) return validatorFor(selection)(input, environment)
  withAllChecks ??= createValidator()
  return withAllChecks(input, environment)
}
