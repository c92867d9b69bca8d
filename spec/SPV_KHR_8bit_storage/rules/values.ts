import type { RuleRow } from '../../rule.ts'
import { core, narrow, row, table } from '../row.ts'

/** The instructions that may have 8-bit integers as results and operands. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'value-comes-from-a-load-copy-or-conversion',
    section: `${table}: other uses of 8-bit types; ${core}`,
    summary: `${narrow}, an instruction whose Result Type is or contains an 8-bit integer is an OpLoad, OpCopyObject, OpSConvert or OpUConvert.`,
    class: 'operand',
    notes:
      'Excludes constants, OpUndef, OpPhi, OpSelect and the instructions on composites, among others. A Result Type that is a pointer to such a type is another matter. OpFunction, OpFunctionParameter and OpFunctionCall are judged by other-types-have-no-narrow-data instead.',
  }),
  row({
    slug: 'load-is-a-scalar-or-vector',
    section: core,
    summary: `${narrow}, the Result Type of an OpLoad that is or contains an 8-bit integer is an 8-bit integer or a vector of 8-bit integers.`,
    class: 'type',
    notes:
      'An array, a run-time array or a structure with an 8-bit member cannot be loaded. The text speaks of 8-bit objects, the core specification of scalars and vectors.',
  }),
  row({
    slug: 'value-is-used-by-a-store-copy-or-conversion',
    section: `${table}: other uses of 8-bit types; ${core}`,
    summary: `${narrow}, the result of an OpLoad, OpCopyObject, OpSConvert or OpUConvert that is an 8-bit integer or a vector of 8-bit integers is an operand only of OpStore, OpCopyObject, OpSConvert, OpUConvert, and of debug and annotation instructions.`,
    class: 'operand',
    notes:
      'An instruction whose Result Type is or contains an 8-bit integer is not judged here, because value-comes-from-a-load-copy-or-conversion decides it. OpFunctionCall and OpReturnValue are judged by other-types-have-no-narrow-data. Non-semantic instructions may name any value. Other values, such as constants and aggregates, break another rule where they are defined.',
  }),
  row({
    slug: 'copied-memory-has-no-narrow-data',
    section: core,
    summary: `${narrow}, the Target and the Source of an OpCopyMemory do not point to a type that is or contains an 8-bit integer.`,
    class: 'operand',
    confidence: 'open',
    notes:
      'OpCopyMemory is missing from the list of abilities, which is complete; but it is not an 8-bit operation either. OpCopyMemorySized is not judged. Typed pointers only.',
  }),
]
