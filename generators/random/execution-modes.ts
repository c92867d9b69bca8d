import { opcodeOf } from '#spec/grammar/opcodes'
import { vectorType } from './composite-types.ts'
import type { Draft } from './draft.ts'
import { enumerantOf } from './enumerant-of.ts'
import { uint } from './literals.ts'
import { uintType } from './scalar-types.ts'
import { decorate } from './variables.ts'

const opExecutionMode = opcodeOf('OpExecutionMode')
const opExecutionModeId = opcodeOf('OpExecutionModeId')
const opConstantComposite = opcodeOf('OpConstantComposite')
const builtIn = enumerantOf('Decoration', 'BuiltIn')
const workgroupSize = enumerantOf('BuiltIn', 'WorkgroupSize')
const mode = (name: string) => enumerantOf('ExecutionMode', name)
const localSize = mode('LocalSize')
const localSizeId = mode('LocalSizeId')
const localSizeHint = mode('LocalSizeHint')
const originUpperLeft = mode('OriginUpperLeft')
const inputPoints = mode('InputPoints')
const outputPoints = mode('OutputPoints')
const outputVertices = mode('OutputVertices')
const invocations = mode('Invocations')
const earlyFragmentTests = mode('EarlyFragmentTests')
const contractionOff = mode('ContractionOff')

/** Sets the size of a workgroup by a constant, which counts more than a mode. */
function setWorkgroupSize(draft: Draft): void {
  const { world } = draft
  const type = vectorType(draft, uintType(draft), 3)
  const one = uint(draft, 1)
  const id = draft.bound++
  draft.declarations.push({ opcode: opConstantComposite, words: [type.id, id, one, one, one] })
  decorate(draft, id, builtIn, workgroupSize)
  draft.fired(`workgroup-size-in-${world.client}`)
}

/** Sets the modes that an execution model asks for, and some that it may have. */
export function setExecutionModes(draft: Draft, entryPoint: number): void {
  const { draw, world, modes } = draft
  const set = (...words: readonly number[]) =>
    modes.push({ opcode: opExecutionMode, words: [entryPoint, ...words] })
  const side = () => 1 << draw.below(3)
  switch (world.model) {
    case 'GLCompute':
      if (draw.oneIn(8)) setWorkgroupSize(draft)
      // Vulkan has this mode for some devices only.
      if (world.client === 'universal' && world.minor >= 2 && draw.below(4) === 3) {
        const sides = [uint(draft, side()), uint(draft, side()), uint(draft, 1)]
        modes.push({ opcode: opExecutionModeId, words: [entryPoint, localSizeId, ...sides] })
        draft.fired('local-size-id')
      } else set(localSize, side(), side(), 1)
      break
    case 'Fragment':
      set(originUpperLeft)
      if (draw.oneIn(4)) set(earlyFragmentTests)
      break
    case 'Geometry':
      set(inputPoints)
      set(outputPoints)
      set(outputVertices, 1 + draw.below(8))
      set(invocations, 1)
      break
    case 'Kernel':
      if (draw.oneIn(4)) set(contractionOff)
      if (draw.oneIn(4)) set(localSizeHint, side(), side(), 1)
      break
    default:
  }
}
