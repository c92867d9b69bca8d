import { enumerantByValue, instructionByOpcode, operandKinds } from '#spec/grammar/grammar'
import type { RuleId } from '#spec/rule'
import type { Check, Fault } from '../../check.ts'
import type { Instruction, Module } from '../../module.ts'
import { isConstantInstruction } from '../shared/constants.ts'
import {
  type Applied,
  allTargetsOf,
  applying,
  decoratingWith,
  decorationAt,
  eachApplied,
} from '../shared/decorations.ts'
import { enumerant, enumerantSet, opcodeSet } from '../shared/grammar.ts'
import { operandWord } from '../shared/operands.ts'
import { checksOf, FaultList, perModule } from '../shared/surveys.ts'

const functionParameterAttribute = enumerant('Decoration', 'FuncParamAttr')

const userSemantic = enumerant('Decoration', 'UserSemantic')

const zeroExtend = enumerant('FunctionParameterAttribute', 'Zext')

const signExtend = enumerant('FunctionParameterAttribute', 'Sext')

function group(rule: RuleId, ...names: readonly string[]) {
  return { rule, decorations: enumerantSet('Decoration', ...names) }
}

const exclusive = [
  group('core/restrict-or-aliased', 'Restrict', 'Aliased'),
  group('core/restrict-or-aliased', 'RestrictPointer', 'AliasedPointer'),
  group('core/row-or-column-major', 'RowMajor', 'ColMajor'),
  group('core/flat-or-noperspective', 'Flat', 'NoPerspective'),
  group('core/patch-centroid-or-sample', 'Patch', 'Centroid', 'Sample'),
  group('core/block-or-buffer-block', 'Block', 'BufferBlock'),
]

const none: readonly never[] = []

/** Keyed by decoration: the groups it is in. */
const exclusiveOf: ReadonlyMap<number, typeof exclusive> = new Map(
  exclusive
    .flatMap(({ decorations }) => [...decorations])
    .map((value) => [value, exclusive.filter(({ decorations }) => decorations.has(value))]),
)

/** Decorations of vendors may be repeated: their texts say which ones. Modules with most of them are not judged. */
const vendor = /(INTEL|ALTERA|AMDX?|ARM|NV|QCOM|GOOGLE|SAMSUNG)$/

/** Decorations of vendors whose texts do not allow it. */
const onceOfVendors: ReadonlySet<string> = new Set([
  'ExplicitInterpAMD',
  'PerTaskNV',
  'PerViewNV',
  'ViewportRelativeNV',
])

function nameOf(decoration: number): string {
  return enumerantByValue('Decoration', decoration)?.name ?? `decoration ${decoration}`
}

/** Their text has a rule of its own. */
const judgedByOwner: ReadonlySet<string> = new Set(['ArrayStrideIdEXT', 'OffsetIdEXT'])

const single: ReadonlySet<number> = new Set(
  operandKinds
    .find(({ kind }) => kind === 'Decoration')
    ?.enumerants.filter(
      ({ name, value }) =>
        value !== functionParameterAttribute &&
        (!vendor.test(name) || onceOfVendors.has(name)) &&
        !judgedByOwner.has(name),
    )
    .map(({ value }) => value),
)

/** The decorations that one target has so far. */
interface SeenDecorations {
  /** Each once: there are few decorations. */
  readonly decorations: number[]
  /** Strings of UserSemantic, case put aside. */
  semantics?: Set<string>
  /** Function parameter attributes. */
  attributes?: Set<number>
}

/** Strings of UserSemantic by their word, case put aside: a group's are looked at for each of its targets. */
const semantics = perModule(() => new Map<number, string>())

function isSeen(module: Module, { decoration, operands }: Applied, seen: SeenDecorations): boolean {
  if (decoration !== userSemantic) return seen.decorations.includes(decoration)
  const [semantic] = operands
  if (semantic === undefined) return false
  const known = semantics(module)
  const text = known.get(semantic.word) ?? module.string(semantic.word).toLowerCase()
  known.set(semantic.word, text)
  seen.semantics ??= new Set()
  const isKnown = seen.semantics.has(text)
  seen.semantics.add(text)
  return isKnown
}

function isSeenAttribute({ operands }: Applied, seen: SeenDecorations): boolean {
  const value = operands[0]?.value
  if (value === undefined) return false
  seen.attributes ??= new Set()
  const { attributes } = seen
  const opposite = value === zeroExtend ? signExtend : value === signExtend ? zeroExtend : value
  const known = attributes.has(value) || attributes.has(opposite)
  attributes.add(value)
  return known
}

/** Reports that a decoration is set already; its name is looked up only if it is read. */
function say(rule: RuleId, word: number, decoration: number, faults: FaultList): void {
  if (!faults.isFull(rule)) faults.say(rule, word, `${nameOf(decoration)} is set already`)
}

function judgeApplied(
  module: Module,
  applied: Applied,
  seen: SeenDecorations,
  faults: FaultList,
): void {
  const { decoration, word } = applied
  if (single.has(decoration) && isSeen(module, applied, seen))
    say('core/decoration-once', word, decoration, faults)
  if (decoration === functionParameterAttribute && isSeenAttribute(applied, seen))
    faults.say(
      'core/parameter-attribute-single',
      word,
      'this attribute, or its opposite, is set already',
    )
  if (seen.decorations.length > 0)
    for (const { rule, decorations } of exclusiveOf.get(decoration) ?? none)
      for (const other of decorations)
        if (other !== decoration && seen.decorations.includes(other)) say(rule, word, other, faults)
  note(decoration, seen)
}

function note(decoration: number, { decorations }: SeenDecorations): void {
  if (!decorations.includes(decoration)) decorations.push(decoration)
}

/** The group is an id that is decorated like any other, whether or not anything applies it. */
function judgeGroup(module: Module, group: Instruction, faults: FaultList): void {
  const seen: SeenDecorations = { decorations: [] }
  for (const { decoration, operands, instruction } of module.decorations(group.result)) {
    const word = operandWord(instruction, 0)
    const applied = { target: group.result, member: -1, decoration, operands, word, instruction }
    if (single.has(decoration) && isSeen(module, applied, seen))
      say('core/decoration-once', word, decoration, faults)
    note(decoration, seen)
  }
}

const combinationFaults = perModule((module): readonly Fault[] => {
  const faults = new FaultList()
  const whole = new Map<number, SeenDecorations>()
  const byStructure = new Map<number, Map<number, SeenDecorations>>()
  eachApplied(module, (applied) => {
    const { target, member } = applied
    let places = whole
    if (member >= 0) {
      places = byStructure.get(target) ?? new Map()
      if (places.size === 0) byStructure.set(target, places)
    }
    const place = member >= 0 ? member : target
    let seen = places.get(place)
    if (seen === undefined) {
      seen = { decorations: [] }
      places.set(place, seen)
    }
    judgeApplied(module, applied, seen, faults)
  })
  for (const group of module.all('OpDecorationGroup')) judgeGroup(module, group, faults)
  return faults.faults
})

const counterBuffer = enumerant('Decoration', 'CounterBuffer')

const uniform = enumerant('StorageClass', 'Uniform')

const isVariable = opcodeSet(['OpVariable', 'OpUntypedVariableKHR'])

const namesCounter = opcodeSet(['OpDecorateId', 'OpMemberDecorate'])

/** Whether it is a variable in Uniform, or an instruction whose type only an extension defines. */
function isUniformVariable(definition: Instruction): boolean {
  if (isVariable(definition)) return definition.valueAt(0) === uniform
  if (definition.resultType === 0) return false
  return instructionByOpcode(definition.opcode)?.version === null
}

/** Checks of decorations that one target has together, and of counter buffers. */
export const checks: readonly Check[] = [
  ...checksOf(
    combinationFaults,
    [
      'core/decoration-once',
      'core/parameter-attribute-single',
      ...new Set(exclusive.map(({ rule }) => rule)),
    ],
    applying,
  ),
  // Section 3.2.19. An id that is neither constant nor variable is not an operand of OpDecorateId at all.
  {
    rule: 'core/counter-buffer-target',
    among: ['Decoration.CounterBuffer'],
    judgeModule(module, report) {
      const instructions = decoratingWith(module, counterBuffer).filter(namesCounter)
      for (const { id, member, word } of allTargetsOf(module, instructions)) {
        const target = module.definition(id)
        if (target === undefined) continue
        if (member >= 0 || !isUniformVariable(target))
          report(word, 'CounterBuffer is for variables in Uniform')
      }
      for (const instruction of instructions) {
        const operand = instruction.operands.at(-1)
        const counter = operand && module.definition(operand.value)
        if (operand === undefined || operand === decorationAt(instruction)) continue
        if (counter === undefined || isUniformVariable(counter)) continue
        if (isVariable(counter) || isConstantInstruction(counter))
          report(operand.word, `the counter buffer ${operand.value} is not a variable in Uniform`)
      }
    },
  },
]
