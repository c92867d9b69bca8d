import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Mesh and task shaders. */
export const rules: readonly RuleRow[] = [
  row(
    'environment',
    'mesh-models-apart',
    'MeshEXT-07102',
    'If an entry point has execution model TaskEXT or MeshEXT, none has TaskNV or MeshNV.',
  ),
  row(
    'semantics',
    'mesh-outputs-set-first',
    'MeshEXT-07106',
    'In the first block of the function of an entry point with execution model MeshEXT, no OpStore, OpCopyMemory or OpCopyMemorySized that comes before every OpSetMeshOutputsEXT and OpFunctionCall of the block writes what access chains and copies reach from a variable with storage class Output.',
    {
      confidence: 'derived',
      notes: 'The first block is the part of the function that every invocation runs for certain.',
    },
  ),
  row(
    'semantics',
    'mesh-output-not-read',
    'MeshEXT-07107',
    'In static call trees of entry points with execution model MeshEXT, OpLoad, OpCopyMemory and OpCopyMemorySized do not read what access chains and copies reach from a variable with storage class Output.',
  ),
  row(
    'operand',
    'mesh-vertices-positive',
    'MeshEXT-07330',
    'The operand of OutputVertices of an entry point with execution model MeshEXT is greater than 0.',
  ),
  row(
    'operand',
    'mesh-primitives-positive',
    'MeshEXT-07331',
    'The operand of OutputPrimitivesEXT of an entry point with execution model MeshEXT is greater than 0.',
  ),
]
