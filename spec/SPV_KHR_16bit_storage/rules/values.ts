import type { RuleRow } from '../../rule.ts'
import { narrow, row, table, validation } from '../row.ts'

/** The instructions that may have 16-bit data as results and operands. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'value-comes-from-a-load-copy-or-conversion',
    section: `${table}: other uses of 16-bit types; ${validation}`,
    summary: `${narrow}, an instruction whose Result Type is or contains it is an OpLoad, OpCopyObject, OpFConvert, OpSConvert or OpUConvert.`,
    class: 'operand',
    notes:
      'Excludes constants, OpUndef, OpPhi, OpSelect and the instructions on composites, among others. A Result Type that is a pointer to such a type is another matter. OpFunction, OpFunctionParameter and OpFunctionCall are judged by other-types-have-no-narrow-data instead.',
  }),
  row({
    slug: 'load-is-a-scalar-vector-or-matrix',
    section: validation,
    summary: `${narrow}, the Result Type of an OpLoad that is or contains it is a scalar, a vector or a matrix.`,
    class: 'type',
    confidence: 'certain',
    notes: 'An array, a run-time array or a structure with a 16-bit member cannot be loaded.',
  }),
  row({
    slug: 'value-is-used-by-a-store-copy-or-conversion',
    section: `${table}: other uses of 16-bit types; ${validation}`,
    summary: `${narrow}, the result of an OpLoad, OpCopyObject, OpFConvert, OpSConvert or OpUConvert that is a 16-bit scalar, or a vector or matrix of 16-bit components, is an operand only of OpStore, OpCopyObject, OpFConvert, OpSConvert, OpUConvert, and of debug and annotation instructions.`,
    class: 'operand',
    notes:
      'An instruction whose Result Type is or contains such a type is not judged here, because value-comes-from-a-load-copy-or-conversion decides it. OpFunctionCall and OpReturnValue are judged by other-types-have-no-narrow-data. Non-semantic instructions may name any value. Other values, such as constants and aggregates, break another rule where they are defined. The text allows conversions to and from 32 bits, the core specification any allowed type, which is followed.',
  }),
  row({
    slug: 'copied-memory-has-no-narrow-data',
    section: validation,
    summary: `${narrow}, the Target and the Source of an OpCopyMemory do not point to a type that is or contains it.`,
    class: 'operand',
    confidence: 'open',
    notes:
      'OpCopyMemory is missing from the list of abilities, which is complete; but the core specification says that the capabilities do not add 16-bit operations, and a copy is not one. OpCopyMemorySized is not judged. Typed pointers only.',
  }),
]
