import { row } from '../../row.ts'
import type { RuleRow } from '../../rule.ts'

const section =
  'Modifications: 2.16.2 Validation Rules for Shader Capabilities: Entry point and execution model'

const trees = 'Functions that no entry point reaches by calls are not judged.'

/** Rules on entry points of task and mesh shaders, and on the functions that they call. */
export const rules: readonly RuleRow[] = [
  row({
    slug: 'version-is-1-4-or-later',
    section: 'Dependencies',
    summary: 'A module that declares MeshShadingEXT is of SPIR-V 1.4 or later.',
    class: 'capability',
  }),
  row({
    slug: 'mesh-output-is-of-one-kind',
    section,
    summary:
      'An entry point with the execution model MeshEXT has exactly one of the execution modes OutputPoints, OutputLinesEXT and OutputTrianglesEXT.',
    class: 'semantics',
  }),
  row({
    slug: 'mesh-output-is-limited',
    section,
    summary:
      'An entry point with the execution model MeshEXT has both of the execution modes OutputPrimitivesEXT and OutputVertices.',
    class: 'semantics',
  }),
  row({
    slug: 'mesh-mode-execution-model',
    section:
      'Modifications: Execution Mode: OutputLinesEXT, OutputTrianglesEXT, OutputPrimitivesEXT',
    summary:
      'An entry point with the execution mode OutputLinesEXT, OutputTrianglesEXT or OutputPrimitivesEXT has the execution model MeshEXT, or MeshNV.',
    class: 'semantics',
    notes: 'SPV_NV_mesh_shader has the same modes for MeshNV.',
  }),
  row({
    slug: 'payload-variable-is-single',
    section,
    summary:
      'The interface of an entry point with the execution model TaskEXT or MeshEXT lists at most one variable with the Storage Class TaskPayloadWorkgroupEXT.',
    class: 'storage-class',
    notes: 'One that is listed twice is left to core/interface-unique.',
  }),
  row({
    slug: 'set-mesh-outputs-execution-model',
    section: `${section}; OpSetMeshOutputsEXT`,
    summary:
      'OpSetMeshOutputsEXT is only in the call trees of entry points with the execution model MeshEXT.',
    class: 'semantics',
    notes: trees,
  }),
  row({
    slug: 'emit-mesh-tasks-execution-model',
    section: `${section}; OpEmitMeshTasksEXT`,
    summary:
      'OpEmitMeshTasksEXT is only in the call trees of entry points with the execution model TaskEXT.',
    class: 'semantics',
    notes: trees,
  }),
]
