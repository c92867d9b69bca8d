import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Decorations. */
export const rules: readonly RuleRow[] = [
  row(
    'decoration',
    'no-shared-or-packed',
    'GLSLShared-04669',
    'No decoration is GLSLShared or GLSLPacked.',
  ),
  row(
    'decoration',
    'rounding-mode',
    'FPRoundingMode-04675',
    'The mode of FPRoundingMode is RTE or RTZ.',
  ),
  row(
    'decoration',
    'interpolation-fragment-output',
    'Flat-06201',
    'A variable with storage class Output that a Fragment entry point lists or uses is itself not decorated with Flat, NoPerspective, Sample or Centroid.',
  ),
  row(
    'decoration',
    'interpolation-vertex-input',
    'Flat-06202',
    'A variable with storage class Input that a Vertex entry point lists or uses is itself not decorated with Flat, NoPerspective, Sample or Centroid.',
  ),
  row(
    'decoration',
    'integer-input-flat',
    'Flat-04744',
    'A variable with storage class Input that a Fragment entry point lists or uses, and that is an OpTypeInt, a 64-bit OpTypeFloat, or a vector, matrix or array of one of them, is decorated with Flat.',
    {
      confidence: 'derived',
      notes:
        'The sentence speaks of variables with integer type; an array of integers is read as one of them. Whether a structure or a block with integers is one is open, so neither is judged.',
    },
  ),
  row(
    'decoration',
    'integer-members-flat',
    'Flat-04744',
    'A variable with storage class Input that a Fragment entry point lists or uses, and that is a structure or an array of structures, is decorated with Flat, or each of its members that is or contains an OpTypeInt or a 64-bit OpTypeFloat is.',
    {
      confidence: 'open',
      notes:
        'The stricter of two readings (NOTES.md). core/interpolation-not-nested allows Flat on no member of a structure in another.',
    },
  ),
  row(
    'decoration',
    'per-vertex-place',
    'PerVertexKHR-06777',
    'What is decorated with PerVertexKHR is a memory object declaration. If it is a variable, it has storage class Input, and only Fragment entry points list or use it.',
    {
      notes:
        'Members of structures, which SPV_KHR_fragment_shader_barycentric allows, are not judged, nor are parameters that are pointers into Input.',
    },
  ),
  row(
    'type',
    'per-vertex-array',
    'Input-06778',
    'A variable with storage class Input that is decorated with PerVertexKHR and that a Fragment entry point lists or uses holds an array.',
  ),
  row(
    'decoration',
    'invariant-storage-class',
    'Invariant-04677',
    'A variable decorated with Invariant, or whose structure has a member with it, has storage class Input or Output.',
  ),
  row(
    'decoration',
    'tess-level-patch',
    'TessLevelInner-10880',
    'A variable decorated with BuiltIn TessLevelInner or TessLevelOuter is decorated with Patch.',
  ),
]
