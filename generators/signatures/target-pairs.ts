import { lineOf, linesIn, textOfLine } from '../assembly/line.ts'
import type { Broken, Pair } from '../pairs/pair.ts'
import { covering } from './covering.ts'
import { hyphened } from './hyphened.ts'
import {
  type DecorationRow,
  type Definition,
  definitionsOf,
  describeTarget,
  isConstant,
  isMember,
  storageClassOf,
  type Target,
  type TargetFact,
  targetOf,
} from './targets.ts'

/** A decoration of the control, or an attribute of a parameter: its target, and the line that applies it. */
interface GivenDecoration {
  readonly line: string
  readonly decoration: string
  readonly target: string
  readonly member?: number
}

interface TargetFault {
  readonly fact: TargetFact
  readonly line: string
  readonly becomes: string
  readonly way: string
  readonly summary: string
  readonly features: readonly string[]
}

/** A control with its decorations, those of groups included. */
interface Control {
  readonly lines: readonly string[]
  readonly definitions: ReadonlyMap<string, Definition>
  readonly given: readonly GivenDecoration[]
}

/** Instructions that decorate an id, and those that decorate a member in their place, where there are such. */
const forms: readonly (readonly [ofId: string, ofMember?: string])[] = [
  ['OpDecorate', 'OpMemberDecorate'],
  ['OpDecorateId'],
  ['OpDecorateString', 'OpMemberDecorateString'],
  ['OpDecorateStringGOOGLE', 'OpMemberDecorateStringGOOGLE'],
]
const decorates: ReadonlySet<string | undefined> = new Set(forms.flat())
const groups: ReadonlySet<string> = new Set(['OpGroupDecorate', 'OpGroupMemberDecorate'])

function givenIn(lines: readonly string[]): readonly GivenDecoration[] {
  const given = lines.flatMap((line): readonly GivenDecoration[] => {
    const { opcode, operands } = lineOf(line)
    if (!decorates.has(opcode)) return []
    const isOfMember = opcode.startsWith('OpMember')
    const [target = '', ...rest] = operands
    const named = isOfMember ? rest.slice(1) : rest
    const decoration = named[0] === 'FuncParamAttr' ? named[1] : named[0]
    if (decoration === undefined) return []
    return [{ line, decoration, target, ...(isOfMember && { member: Number(rest[0]) }) }]
  })
  const byGroups = lines.flatMap((line): readonly GivenDecoration[] => {
    const { opcode, operands } = lineOf(line)
    const [group, ...targets] = operands
    if (!groups.has(opcode)) return []
    const decorations = given.filter(({ target }) => target === group)
    return decorations.flatMap(({ decoration }) =>
      targets
        .filter((target) => target.startsWith('%'))
        .map((target) => ({ line, decoration, target })),
    )
  })
  return [...given, ...byGroups]
}

function kindOf(target: Target): string {
  const { opcode, type } = target
  const storageClass = storageClassOf(target)
  const ofType = hyphened(type?.opcode ?? '').replace('type-', '')
  if (isMember(target)) return `member-${ofType}`
  if (opcode === 'OpFunctionParameter') return `parameter-${ofType}`
  return storageClass === undefined
    ? hyphened(opcode)
    : `variable-in-${hyphened(`Op${storageClass}`)}`
}

/** Every id that has a meaning of its own beside decorations, and every member of a structure type. */
function targetsIn({ definitions }: Control): readonly Target[] {
  return [...definitions].flatMap(([id, { opcode, operands }]) => {
    if (/^Op(?:DecorationGroup|String|ExtInstImport)$/.test(opcode)) return []
    const whole = targetOf(definitions, id) ?? []
    if (opcode !== 'OpTypeStruct') return whole
    return [whole, operands.flatMap((_, member) => targetOf(definitions, id, member) ?? [])].flat()
  })
}

/** The only rule that these decorations break at a target; `undefined` where there are more, or none. */
function onlyFailure(
  rows: readonly DecorationRow[],
  decorations: readonly string[],
  target: Target,
): { readonly fact: TargetFact; readonly decoration: string } | undefined {
  const failing = decorations.flatMap((decoration) =>
    rows
      .filter((row) => row.decorations.includes(decoration))
      .flatMap(({ facts }) => facts)
      .filter(({ holds }) => holds(target, decoration) === false)
      .map((fact) => ({ fact, decoration })),
  )
  const [first] = failing
  return failing.every(({ fact }) => fact.rule === first?.fact.rule) ? first : undefined
}

/** The line as one that decorates another target; `undefined` where there is no such instruction. */
function atTarget({ line, member }: GivenDecoration, target: Target): string | undefined {
  const { opcode, operands } = lineOf(line)
  const rest = operands.slice(member === undefined ? 1 : 2)
  const [ofId, ofMember] = forms.find((form) => form.includes(opcode)) ?? [opcode]
  if (target.member === undefined)
    return textOfLine({ opcode: ofId, operands: [target.id, ...rest] })
  if (ofMember === undefined) return undefined
  return textOfLine({ opcode: ofMember, operands: [target.id, String(target.member), ...rest] })
}

function hasAlready({ given }: Control, target: Target, decorations: readonly string[]): boolean {
  return given.some(
    (each) =>
      each.target === target.id &&
      each.member === target.member &&
      decorations.includes(each.decoration),
  )
}

/** How the type of a value differs from that of the one before; of types, that they are not values. */
function changeOf(before: Target | undefined, target: Target): string {
  if (target.opcode.startsWith('OpType')) return 'type'
  const previous = before?.type ?? before
  const other = target.type ?? target
  const what = isConstant(target) ? 'constant' : 'value'
  if (previous === other) return `${what} alike`
  const place = other.opcode === 'OpTypePointer' ? other.operands[0] : ''
  return `${what} ${other.opcode} ${place}`
}

function faultOf(
  { fact, decoration }: { readonly fact: TargetFact; readonly decoration: string },
  before: Target | undefined,
  target: Target,
  line: string,
  becomes: string,
  how: 'direct' | 'group' | 'operand',
  place = '',
): TargetFault {
  const kind = kindOf(target)
  const prefix = how === 'group' ? 'by-a-group-' : how === 'operand' ? 'operand-' : ''
  const subject =
    how === 'operand' ? `The operand of ${decoration} is` : `${decoration} is applied to`
  const must = how === 'operand' ? 'must be' : 'must be applied to'
  const { rule } = fact
  const change = changeOf(before, target)
  const features = {
    direct: [
      `${rule} ${decoration}`,
      `${rule} ${kind}`,
      `${rule} ${change}`,
      `${rule} ${lineOf(line).opcode}`,
    ],
    group: [`${rule} group ${place}`, `${rule} group ${change}`],
    operand: [`${rule} operand ${kind}`, `${rule} operand ${change}`],
  }
  return {
    fact,
    line,
    becomes,
    way: `${prefix}${hyphened(`Op${decoration}`)}-of-${kind}`,
    summary: `${subject} ${describeTarget(target)}; it ${must} ${fact.must}`,
    features: features[how],
  }
}

function directFaults(rows: readonly DecorationRow[], control: Control): readonly TargetFault[] {
  const lines = control.given.filter(({ line }) => !line.startsWith('OpGroup'))
  const last = new Map(
    lines.flatMap((given) => {
      const target = targetOf(control.definitions, given.target, given.member)
      // Where one member is a built-in, all are.
      const isNeeded = given.member !== undefined && given.decoration === 'BuiltIn'
      return target === undefined || isNeeded
        ? []
        : [[`${lineOf(given.line).opcode} ${given.decoration} ${kindOf(target)}`, given]]
    }),
  )
  return [...last.values()].flatMap((given) => {
    if (control.definitions.get(given.target)?.opcode === 'OpDecorationGroup') return []
    const before = targetOf(control.definitions, given.target, given.member)
    return targetsIn(control).flatMap((target) => {
      const { decoration, line } = given
      const becomes = atTarget(given, target)
      const fault = onlyFailure(rows, [decoration], target)
      if (fault === undefined || becomes === undefined) return []
      return hasAlready(control, target, [decoration])
        ? []
        : [faultOf(fault, before, target, line, becomes, 'direct')]
    })
  })
}

function groupFaults(rows: readonly DecorationRow[], control: Control): readonly TargetFault[] {
  return control.lines.flatMap((line) => {
    const { opcode, operands } = lineOf(line)
    const [group = '', ...names] = operands
    if (opcode !== 'OpGroupDecorate') return []
    const decorations = control.given
      .filter((each) => each.target === group)
      .map((each) => each.decoration)
    return names.flatMap((_, index) =>
      targetsIn(control).flatMap((target) => {
        const fault = onlyFailure(rows, decorations, target)
        if (fault === undefined || isMember(target) || hasAlready(control, target, decorations))
          return []
        const becomes = textOfLine({ opcode, operands: operands.with(index + 1, target.id) })
        const before = targetOf(control.definitions, names[index] ?? '')
        return [
          faultOf(fault, before, target, line, becomes, 'group', index === 0 ? 'first' : 'later'),
        ]
      }),
    )
  })
}

function operandFaults(rows: readonly DecorationRow[], control: Control): readonly TargetFault[] {
  return control.given.flatMap(({ line, decoration }) => {
    const fact = rows.find((row) => row.decorations.includes(decoration))?.operand
    const operand = lineOf(line).operands.at(-1) ?? ''
    if (fact === undefined || !operand.startsWith('%') || line.startsWith('OpGroup')) return []
    const before = targetOf(control.definitions, operand)
    return targetsIn(control).flatMap((target) => {
      if (isMember(target) || fact.holds(target, decoration) !== false) return []
      const { opcode, operands } = lineOf(line)
      const becomes = textOfLine({ opcode, operands: operands.with(-1, target.id) })
      return [faultOf({ fact, decoration }, before, target, line, becomes, 'operand')]
    })
  })
}

function targeted(rows: readonly DecorationRow[], written: Pair, seen: Set<string>): Pair {
  const all = linesIn(written.control)
  const lines = all.filter((line) => line !== '' && !line.startsWith(';'))
  const control = { lines, definitions: definitionsOf(lines), given: givenIn(lines) }
  const [environment = ''] = written.environments
  const faults = [directFaults, groupFaults, operandFaults]
    .flatMap((find) => find(rows, control))
    .filter(({ fact }) => fact.rule === written.rule)
  const chosen = covering(
    faults,
    ({ features, fact }) => [...features, `${fact.rule} in ${environment}`],
    ({ line }) => line,
    seen,
  )
  const broken: Record<string, Broken> = { ...written.broken }
  for (const { fact, line, becomes, way, summary } of chosen) {
    let name = way
    for (let times = 2; Object.hasOwn(broken, name); times++) name = `${way}-${times}`
    broken[name] = {
      rule: fact.rule,
      summary,
      module: all.with(all.indexOf(line), becomes).join('\n'),
    }
  }
  return { ...written, broken }
}

/**
 * Pairs to which a table adds ways: each decoration of a control is moved to every other target of its module, where
 * that breaks the rule of the pair alone, and as few of these are taken as show each decoration of the rule and each
 * kind of target. If several lines apply the same decoration to the same kind of target, the last one is changed: the
 * others may be needed.
 */
export function targetPairs(
  rows: readonly DecorationRow[],
  controls: readonly Pair[],
): readonly Pair[] {
  const seen = new Set<string>()
  return controls.map((written) => targeted(rows, written, seen))
}
