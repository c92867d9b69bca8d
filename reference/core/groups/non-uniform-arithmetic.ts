import type { Kind } from '../shared/elements.ts'

/** Arithmetic over a group, with what it works on. */
export const nonUniformArithmetic: Readonly<Record<string, Kind>> = {
  OpGroupNonUniformIAdd: 'integer',
  OpGroupNonUniformFAdd: 'float',
  OpGroupNonUniformIMul: 'integer',
  OpGroupNonUniformFMul: 'float',
  OpGroupNonUniformSMin: 'integer',
  OpGroupNonUniformUMin: 'unsigned',
  OpGroupNonUniformFMin: 'float',
  OpGroupNonUniformSMax: 'integer',
  OpGroupNonUniformUMax: 'unsigned',
  OpGroupNonUniformFMax: 'float',
  OpGroupNonUniformBitwiseAnd: 'integer',
  OpGroupNonUniformBitwiseOr: 'integer',
  OpGroupNonUniformBitwiseXor: 'integer',
  OpGroupNonUniformLogicalAnd: 'boolean',
  OpGroupNonUniformLogicalOr: 'boolean',
  OpGroupNonUniformLogicalXor: 'boolean',
}
