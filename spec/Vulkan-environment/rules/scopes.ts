import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

/** Scopes of execution and of memory. */
export const rules: readonly RuleRow[] = [
  row(
    'operand',
    'execution-scope',
    'None-04636',
    'The execution Scope of a control barrier and the Execution of UniformId, if it is an OpConstant, is Workgroup or Subgroup.',
    {
      notes:
        'Invocation as the Execution of UniformId is the fault of core/uniform-execution-not-invocation.',
    },
  ),
  row(
    'operand',
    'execution-scope-workgroup',
    'None-04637',
    'If the execution Scope of a control barrier, or the Execution of UniformId on the result of an instruction in a function, is the constant Workgroup, every entry point that reaches it has execution model TaskNV, MeshNV, TaskEXT, MeshEXT, TessellationControl or GLCompute; execution models that control-barrier-scope holds for are left to it.',
  ),
  row(
    'operand',
    'memory-scope',
    'None-04638',
    'The memory Scope of an atomic, barrier or memory operand (MakePointerAvailable..., MakeTexelVisible...) that is an OpConstant is Device, QueueFamily, Workgroup, ShaderCallKHR, Subgroup or Invocation.',
  ),
  row(
    'operand',
    'memory-scope-workgroup-glsl450',
    'ExecutionModel-07320',
    'If the memory model is GLSL450, no instruction that a TessellationControl entry point reaches has the constant memory Scope Workgroup.',
  ),
  row(
    'operand',
    'memory-scope-workgroup',
    'None-07321',
    'If the memory Scope of an instruction is the constant Workgroup, every entry point that reaches it has execution model TaskNV, MeshNV, TaskEXT, MeshEXT, TessellationControl or GLCompute.',
  ),
  row(
    'operand',
    'memory-scope-shader-call',
    'None-04640',
    'If the memory Scope of an instruction is the constant ShaderCallKHR, every entry point that reaches it has execution model RayGenerationKHR, IntersectionKHR, ClosestHitKHR, AnyHitKHR, MissKHR or CallableKHR.',
  ),
  row(
    'operand',
    'memory-scope-invocation-relaxed',
    'None-04641',
    'If the memory Scope of an atomic or barrier is the constant Invocation, its constant Semantics have none of Acquire, Release, AcquireRelease and SequentiallyConsistent.',
  ),
  row(
    'operand',
    'group-operation-scope',
    'None-04642',
    'The Execution Scope of a group operation (OpGroup... and OpGroupNonUniform...) is Subgroup, where it is a constant.',
  ),
  row(
    'operand',
    'memory-scope-subgroup',
    'SubgroupVoteKHR-07951',
    'If the memory Scope of an instruction is the constant Subgroup, the module declares SubgroupVoteKHR, GroupNonUniform or SubgroupBallotKHR.',
  ),
  row(
    'operand',
    'read-clock-scope',
    'OpReadClockKHR-04652',
    'The Scope of OpReadClockKHR, where it is a constant, is Subgroup or Device.',
  ),
  row(
    'operand',
    'control-barrier-scope',
    'OpControlBarrier-04682',
    'If an entry point with execution model Vertex, TessellationEvaluation, Geometry, Fragment, RayGenerationKHR, IntersectionKHR, AnyHitKHR, ClosestHitKHR or MissKHR reaches an OpControlBarrier, its constant execution Scope is Subgroup.',
  ),
]
