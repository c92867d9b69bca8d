import { enumerantByValue, instructions } from '#spec/grammar/grammar'
import type { Instruction } from '../../module.ts'
import { enumerant } from '../shared/enumerant.ts'

const kind = 'ImageOperands'

/** Bits of the mask. */
export const bit = {
  Bias: enumerant(kind, 'Bias'),
  Lod: enumerant(kind, 'Lod'),
  Grad: enumerant(kind, 'Grad'),
  ConstOffset: enumerant(kind, 'ConstOffset'),
  Offset: enumerant(kind, 'Offset'),
  ConstOffsets: enumerant(kind, 'ConstOffsets'),
  Sample: enumerant(kind, 'Sample'),
  MinLod: enumerant(kind, 'MinLod'),
  MakeTexelAvailable: enumerant(kind, 'MakeTexelAvailable'),
  MakeTexelVisible: enumerant(kind, 'MakeTexelVisible'),
  NonPrivateTexel: enumerant(kind, 'NonPrivateTexel'),
  SignExtend: enumerant(kind, 'SignExtend'),
  ZeroExtend: enumerant(kind, 'ZeroExtend'),
} as const

const masked = instructions.filter(
  ({ version, operands }) => version !== null && operands.some((row) => row.kind === kind),
)

/** Names of the core instructions that may have a mask of image operands. */
export const withMask: readonly string[] = masked.map(({ name }) => name)

const places: ReadonlyMap<number, number> = new Map(
  masked.map(({ opcode, operands }) => {
    const own = operands.filter((row) => row.kind !== 'IdResult' && row.kind !== 'IdResultType')
    return [opcode, own.findIndex((row) => row.kind === kind)]
  }),
)

/** Index of the mask among the operands of an instruction that may have one. */
export function maskPlace({ opcode }: Instruction): number {
  return places.get(opcode) ?? -1
}

/** The mask of image operands; 0 where there is none. */
export function maskOf(instruction: Instruction): number {
  return instruction.valueAt(maskPlace(instruction)) ?? 0
}

/** How many operands follow for each of the bits below `limit`. */
function followers(mask: number, limit: number): number {
  let count = 0
  for (let rest = mask & (limit - 1); rest !== 0; rest &= rest - 1)
    count += enumerantByValue(kind, (rest & -rest) >>> 0)?.parameters.length ?? 0
  return count
}

/** Index of the (first) operand that belongs to a bit of the mask, which is set. */
export function placeOf(instruction: Instruction, wanted: number): number {
  return maskPlace(instruction) + 1 + followers(maskOf(instruction), wanted)
}
