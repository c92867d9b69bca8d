import { signatures as arithmeticSignatures } from '../../core/arithmetic.ts'
import { signatures as dotSignatures } from '../../core/arithmetic-integer-dot.ts'
import { signatures as linearSignatures } from '../../core/arithmetic-linear.ts'
import { signatures as relationSignatures } from '../../core/arithmetic-relations.ts'
import { signatures as vectorSignatures } from '../../core/composites.ts'
import { signatures as conversionSignatures } from '../../core/conversions.ts'
import { signatures as glslSignatures } from '../../core/glsl-std.ts'
import { signatures as groupSignatures } from '../../core/groups.ts'
import { signatures as openClSignatures } from '../../core/opencl-std.ts'
import { signatures as amdGroups } from '../../SPV_AMD_shader_ballot/groups.ts'
import { signatures as hints } from '../../SPV_KHR_expect_assume/hints.ts'
import { signatures as quads } from '../../SPV_KHR_quad_control/quads.ts'
import { signatures as clocks } from '../../SPV_KHR_shader_clock/clock.ts'
import { signatures as rotations } from '../../SPV_KHR_subgroup_rotate/rotation.ts'
import { signatures as partitions } from '../../SPV_NV_shader_subgroup_partitioned/partitions.ts'
import { emittersOf } from '../../signatures/emitters-of.ts'
import { hyphened } from '../../signatures/hyphened.ts'
import { operationNamed } from '../../signatures/operation.ts'
import { componentOf, type Shape } from '../../signatures/shape.ts'
import type { Signature } from '../../signatures/signature.ts'
import type { DeclaredType, Draft } from '../draft.ts'
import { drawNumeric, likewise } from '../draw-type.ts'
import { always, type Emitter, inShaders, when } from '../emitter.ts'
import { scalarType, structureType, typeOnce, uint, voidType } from '../types.ts'
import { valueLike } from '../values.ts'
import { compute, importOf } from '../write.ts'
import { rowsWith } from './by-grammar.ts'

/** Instructions that Vulkan gives to integers of 32 bits alone. */
const onWords = /^(?:bit|.*extended)-/

/** True of types without integers of another width than 32 bits. */
function isOfWords(shape: Shape): boolean {
  if (shape.kind === 'structure') return shape.members.every(isOfWords)
  const component = componentOf(shape)
  return component?.kind !== 'integer' || component.width === 32
}

function named(signatures: readonly Signature[], pattern: RegExp, wanted: boolean) {
  return signatures.filter(({ name }) => pattern.test(name) === wanted)
}

const ofArithmetic = emittersOf(named(arithmeticSignatures, /^bit-|^derivatives$/, false))
const ofBits = emittersOf(named(arithmeticSignatures, /^bit-/, true), isOfWords)
const ofRelations = emittersOf(relationSignatures)
const ofConversions = emittersOf(conversionSignatures)
const ofVectors = emittersOf(vectorSignatures)

export const arithmetic = [
  ...ofArithmetic.instructions,
  ...ofBits.instructions,
  ...emittersOf(dotSignatures).instructions,
]
export const derivatives = emittersOf(
  named(arithmeticSignatures, /^derivatives$/, true),
).instructions
export const linearAlgebra = [
  ...emittersOf(named(linearSignatures, onWords, false)).instructions,
  ...emittersOf(named(linearSignatures, onWords, true), isOfWords).instructions,
]
export const comparisons = ofRelations.instructions
export const conversions = ofConversions.instructions
export const vectors = ofVectors.instructions
/** Instructions that OpSpecConstantOp may carry out. */
export const constantOperations = [
  ...ofArithmetic.constants,
  ...ofRelations.constants,
  ...ofConversions.constants,
  ...ofVectors.constants,
]

const workgroup = 2
/** AcquireRelease, on memory of the workgroup. */
const acquireRelease = 0x8 | 0x100
const sequentiallyConsistent = 0x10 | 0x100
/** Memory semantics of a barrier: OpenCL 1.2 has those of its barriers alone. */
const ordering = ({ world }: Draft): number =>
  world.client === 'opencl' ? sequentiallyConsistent : acquireRelease
const hasGroups = ({ world }: Draft) =>
  world.shader && world.minor >= 3 && world.environment !== 'vulkan1.0'
const hasWorkgroups = ({ world }: Draft) => world.model === 'GLCompute' || world.model === 'Kernel'

const scope = (draft: Draft) => uint(draft, workgroup)

const barriers = rowsWith({
  applies: hasWorkgroups,
  draw: always,
  operands: {
    Execution: scope,
    Memory: scope,
    Semantics: (draft) => uint(draft, ordering(draft)),
  },
  result: voidType,
})

/** Instructions of signatures, where such worlds are. */
function where(
  signatures: readonly Signature[],
  applies: Emitter['applies'],
  weight = 1,
): readonly Emitter[] {
  return emittersOf(signatures).instructions.map((row) => ({
    ...row,
    weight,
    applies: (draft) => applies(draft) && row.applies(draft),
  }))
}

function ofSubgroups({ operations }: Signature): boolean {
  return operations.every((name) => name.startsWith('OpGroupNonUniform'))
}

/** Instructions that say what is likely, and those that read a clock. */
export const hintsAndClocks: readonly Emitter[] = [
  ...emittersOf(named(hints, /^expect/, true)).instructions,
  ...where(clocks, ({ world }) => world.shader),
]

/** Instructions on groups of invocations. */
export const groups: readonly Emitter[] = [
  ...where(groupSignatures.filter(ofSubgroups), hasGroups),
  ...where(partitions, hasGroups, 12),
  ...where(quads, (draft) => hasGroups(draft) && draft.world.model === 'Fragment', 5),
  // Vulkan has rotations within a subgroup alone.
  ...where(rotations, (draft) => hasGroups(draft) && draft.world.client === 'universal', 26),
  ...where(
    groupSignatures.filter((signature) => !ofSubgroups(signature)),
    ({ world }) => world.client === 'universal',
  ),
  ...where(amdGroups, ({ world }) => world.shader && world.client === 'universal'),
  ...barriers('OpControlBarrier OpMemoryBarrier', 2),
]

const glsl = 'GLSL.std.450'

/** An instruction that takes floating-point numbers apart, into a structure whose second member is made of such types. */
function takenApart(
  name: string,
  second: (draft: Draft, type: DeclaredType) => DeclaredType,
): Emitter {
  const { opcode } = operationNamed(name, glsl)
  return when(inShaders, `glsl-${hyphened(name)}`, 1, (draft) => {
    const type = drawNumeric(draft, 'float')
    const members = [type, second(draft, type)]
    const result = typeOnce(draft, `parts ${members.map(({ id }) => id)}`, () =>
      structureType(draft, members, false),
    )
    compute(draft, 'OpExtInst', result, importOf(draft, glsl), opcode, valueLike(draft, type))
  })
}

export const glslInstructions: readonly Emitter[] = [
  ...emittersOf(glslSignatures).instructions,
  takenApart('ModfStruct', (_, type) => type),
  takenApart('FrexpStruct', (draft, type) => {
    const exponent = scalarType(draft, { kind: 'integer', width: 32, signed: true })
    return likewise(draft, exponent, type)
  }),
]

const ofMemory = /-(?:load|store|printf|prefetch)/

/** Instructions of OpenCL.std, except for those on memory alone. */
export const openClInstructions = emittersOf(named(openClSignatures, ofMemory, false)).instructions
