import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section =
  'Modifications: 2.16.2 Validation Rules for Shader Capabilities: Entry point and execution model'

/** Rules on entry points of mesh shaders. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'mesh-output-is-of-one-kind',
    section,
    summary:
      'An entry point with the execution model MeshNV has exactly one of the execution modes OutputPoints, OutputLinesNV and OutputTrianglesNV.',
    class: 'semantics',
  }),
  row({
    slug: 'mesh-output-is-limited',
    section,
    summary:
      'An entry point with the execution model MeshNV has both of the execution modes OutputPrimitivesNV and OutputVertices.',
    class: 'semantics',
  }),
  row({
    slug: 'mesh-mode-execution-model',
    section:
      'Modifications: 3.6 Execution Mode: OutputLinesNV, OutputTrianglesNV, OutputPrimitivesNV',
    summary:
      'In a module that declares MeshShadingNV and not MeshShadingEXT, an entry point with the execution mode OutputLinesNV, OutputTrianglesNV or OutputPrimitivesNV has the execution model MeshNV.',
    class: 'semantics',
    notes:
      'The modes have the numbers of those of SPV_EXT_mesh_shader, whose rule of the same name judges modules that declare MeshShadingEXT.',
  }),
]
