import type { Instruction, Module } from '../../module.ts'
import { opcodeSet } from '../shared/opcode-set.ts'
import { operandType } from '../shared/operand.ts'
import { perModule } from '../shared/per-module.ts'
import { families } from './families.ts'

const takesImage = opcodeSet([
  ...families.fetching,
  ...families.reading,
  ...families.writing,
  ...families.queries,
])

function find(module: Module, instruction: Instruction): Instruction | undefined {
  const type = operandType(module, instruction, 0)
  if (takesImage(instruction)) return type?.name === 'OpTypeImage' ? type : undefined
  if (type?.name !== 'OpTypeSampledImage') return undefined
  const image = module.definition(type.valueAt(0) ?? 0)
  return image?.name === 'OpTypeImage' ? image : undefined
}

interface Latest {
  index: number
  image: Instruction | undefined
}

/** What was asked for last: a dozen checks ask for the same one after the other. */
const latest = perModule((): Latest => ({ index: -1, image: undefined }))

/**
 * The image type of an image instruction, of `Image` or under `Sampled Image`; `undefined` where the operand is not what
 * the instruction takes.
 */
export function imageType(module: Module, instruction: Instruction): Instruction | undefined {
  const last = latest(module)
  if (last.index !== instruction.index) {
    last.index = instruction.index
    last.image = find(module, instruction)
  }
  return last.image
}
