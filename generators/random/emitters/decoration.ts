import { opcodeOf } from '#spec/grammar/opcodes'
import type { Words } from '../../module.ts'
import { enumerantOf, instructionOf } from '../../words/instruction-of.ts'
import { wordsOfString } from '../../words/strings.ts'
import type { Draft, PointerId } from '../draft.ts'
import { drawScalar } from '../draw-type.ts'
import {
  type Emitter,
  emitter,
  inFreeKernels,
  inKernels,
  inShaders,
  when,
  withConstantData,
} from '../emitter.ts'
import { arrayType, scalarType } from '../types.ts'
import { constantOf, dataConstant } from '../values.ts'
import { storageClasses } from '../world.ts'
import { declare, decorate } from '../write.ts'

/** Sets a decoration that an id may have once, and of a set only one. */
function once(
  draft: Draft,
  id: number,
  group: string,
  decoration: string,
  ...parameters: Words
): boolean {
  const key = `${group} ${id}`
  if (draft.ids.has(key)) return false
  draft.ids.set(key, id)
  decorate(draft, id, decoration, ...parameters)
  return true
}

/** Arrays of data. */
export const constantArrays: readonly Emitter[] = [
  when(withConstantData, 'constant-array', 6, (draft) => {
    const { draw } = draft
    const type = arrayType(draft, drawScalar(draft, 'integer'), 1 + draw.below(9), false)
    draft.values.push({ id: dataConstant(draft, type), type })
  }),
]

const isInterface = ({ storageClass }: PointerId) =>
  storageClass === storageClasses.input || storageClass === storageClasses.output

const takesSemantics = ({ world }: Draft) => world.shader && world.minor >= 4

function hasWrapping({ world }: Draft): boolean {
  return world.minor >= 4
}

/** The text names no execution model for the decoration, and no client but universal leaves it at that. */
const takesPassthrough = ({ world }: Draft) => world.shader && world.client === 'universal'

/** A row that says in words what a target is for. */
function semantic(
  name: string,
  instruction: string,
  targetIn: (draft: Draft) => number | undefined,
  ...member: Words
): Emitter {
  return when(takesSemantics, name, 1, (draft) => {
    const target = targetIn(draft)
    if (target === undefined || draft.ids.has(`semantic ${target}`)) return false
    draft.ids.set(`semantic ${target}`, target)
    const words = [enumerantOf('Decoration', 'UserSemantic'), ...wordsOfString('TEXCOORD')]
    return draft.annotations.push(instructionOf(instruction, target, ...member, ...words))
  })
}

/** Applies RelaxedPrecision by a new group to ids, or to members by their type and number. */
function relaxByGroup(draft: Draft, instruction: string, targets: Words): void {
  const group = draft.bound++
  decorate(draft, group, 'RelaxedPrecision')
  draft.annotations.push(
    instructionOf('OpDecorationGroup', group),
    instructionOf(instruction, group, ...targets),
  )
}

/** Decorations of results, by the instructions that have them; a name may follow its parameter. */
const ofResults: readonly (readonly [
  name: string,
  instructions: string,
  applies: Emitter['applies'],
  parameters?: (draft: Draft) => Words,
])[] = [
  ['NoContraction', 'OpFAdd OpFSub OpFMul OpFDiv OpFNegate OpVectorTimesScalar', inShaders],
  [
    'FPFastMathMode',
    'OpFAdd OpFSub OpFMul OpFDiv OpFRem',
    inKernels,
    ({ draw }) => [1 << draw.below(5)],
  ],
  ['SaturatedConversion', 'OpConvertFToS OpConvertFToU OpSConvert OpUConvert', inKernels],
  [
    'FPRoundingMode',
    'OpFConvert OpConvertSToF OpConvertUToF',
    inFreeKernels,
    ({ draw }) => [draw.below(4)],
  ],
  ['NoSignedWrap', 'OpIAdd OpISub OpIMul OpSNegate OpShiftLeftLogical', hasWrapping],
  ['NoUnsignedWrap', 'OpIAdd OpISub OpIMul OpShiftLeftLogical', hasWrapping],
]

const decoratedResults = ofResults.map(([name, line, applies, parameters]) => {
  const opcodes = new Set(line.split(' ').map(opcodeOf))
  return when(applies, `result-${name.toLowerCase()}`, 1, (draft) => {
    const found = draft.body.findLast(({ opcode }) => opcodes.has(opcode))
    const id = found?.words[1]
    return id !== undefined && once(draft, id, name, name, ...(parameters?.(draft) ?? []))
  })
})

const hasBytes = ({ world }: Draft) => world.constantData && world.small

/** Decorations of ids that are declared already. */
export const decorations: readonly Emitter[] = [
  ...decoratedResults,
  when(hasBytes, 'utf-encoded', 3, (draft) => {
    const signed = draft.draw.below(2) === 1
    const byte = scalarType(draft, { kind: 'integer', width: 8, signed })
    const type = arrayType(draft, byte, 1 + draft.draw.below(9), false)
    declare(draft, 'ConstantDataKHR')
    constantOf(draft, type, true)
    return once(draft, type.id, 'utf-encoded', 'UTFEncodedKHR')
  }),
  when(inShaders, 'relaxed-precision', 1, (draft) => {
    const found = draft.values.findLast(
      ({ type }) => type.width === 32 && type.kind !== 'structure',
    )
    return found !== undefined && once(draft, found.id, 'relaxed', 'RelaxedPrecision')
  }),
  when(inShaders, 'decoration-group', 1, (draft) => {
    const targets = draft.values
      .slice(-4)
      .filter(({ id, type }) => type.width === 32 && !draft.ids.has(`relaxed ${id}`))
      .map(({ id }) => id)
    if (targets.length === 0) return false
    for (const id of targets) draft.ids.set(`relaxed ${id}`, id)
    return relaxByGroup(draft, 'OpGroupDecorate', targets)
  }),
  when(inShaders, 'member-decoration-group', 1, (draft) => {
    const type = draft.structures.at(-1)
    const member = type?.members.findIndex(({ kind, width }) => kind !== 'bool' && width === 32)
    if (type === undefined || member === undefined || member < 0) return false
    const key = `relaxed ${type.id} ${member}`
    if (draft.ids.has(key)) return false
    draft.ids.set(key, type.id)
    return relaxByGroup(draft, 'OpGroupMemberDecorate', [type.id, member])
  }),
  semantic(
    'decorate-string',
    'OpDecorateString',
    ({ globals }) => globals.findLast(isInterface)?.id,
  ),
  semantic(
    'member-decorate-string',
    'OpMemberDecorateString',
    ({ structures }) => structures.at(-1)?.id,
    0,
  ),
  when(takesPassthrough, 'passthrough', 1, (draft) => {
    const found = draft.globals.findLast(
      ({ storageClass }) => storageClass === storageClasses.input,
    )
    if (found === undefined) return false
    declare(draft, 'GeometryShaderPassthroughNV')
    return once(draft, found.id, 'passthrough', 'PassthroughNV')
  }),
  emitter('restrict-or-aliased', 1, (draft) => {
    const found = draft.globals.findLast(
      ({ block, storageClass }) => block && storageClass !== storageClasses.workgroup,
    )
    if (found === undefined) return false
    return once(draft, found.id, 'aliasing', draft.draw.below(2) === 0 ? 'Restrict' : 'Aliased')
  }),
]
