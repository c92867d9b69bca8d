import { vectorType } from './composite-types.ts'
import type { Draft } from './draft.ts'
import { enumerantOf } from './enumerant-of.ts'
import { uint } from './literals.ts'
import { uintType } from './scalar-types.ts'
import { declareObject, decorate, instructionOf } from './write.ts'

/** Sets the size of a workgroup by a constant, which counts more than a mode. */
function setWorkgroupSize(draft: Draft): void {
  const { world } = draft
  const type = vectorType(draft, uintType(draft), 3)
  const one = uint(draft, 1)
  const id = declareObject(draft, 'OpConstantComposite', type, one, one, one)
  decorate(draft, id, 'BuiltIn', enumerantOf('BuiltIn', 'WorkgroupSize'))
  draft.fired(`workgroup-size-in-${world.client}`)
}

/** Sets the modes that an execution model asks for, and some that it may have. */
export function setExecutionModes(draft: Draft, entryPoint: number): void {
  const { draw, world, modes } = draft
  const set = (name: string, ...words: readonly number[]) => {
    const instruction = name.endsWith('Id') ? 'OpExecutionModeId' : 'OpExecutionMode'
    const mode = enumerantOf('ExecutionMode', name)
    modes.push(instructionOf(instruction, entryPoint, mode, ...words))
  }
  const side = () => 1 << draw.below(3)
  switch (world.model) {
    case 'GLCompute':
      if (draw.oneIn(8)) setWorkgroupSize(draft)
      // Vulkan has this mode for some devices only.
      if (world.client === 'universal' && world.minor >= 2 && draw.below(4) === 3) {
        set('LocalSizeId', uint(draft, side()), uint(draft, side()), uint(draft, 1))
        draft.fired('local-size-id')
      } else set('LocalSize', side(), side(), 1)
      break
    case 'Fragment':
      set('OriginUpperLeft')
      if (draw.oneIn(4)) set('EarlyFragmentTests')
      break
    case 'Geometry':
      set('InputPoints')
      set('OutputPoints')
      set('OutputVertices', 1 + draw.below(8))
      set('Invocations', 1)
      break
    case 'Kernel':
      if (draw.oneIn(4)) set('ContractionOff')
      if (draw.oneIn(4)) set('LocalSizeHint', side(), side(), 1)
      break
    default:
  }
}
