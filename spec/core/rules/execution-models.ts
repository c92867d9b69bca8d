import type { RuleRow } from '../../rule.ts'
import { row } from '../row.ts'

const trees =
  'Functions that no entry point reaches by calls are not judged: what calls them may be in another module.'

function only(slug: string, section: string, summary: string, more: Partial<RuleRow> = {}) {
  return row('semantics', slug, section, summary, { notes: trees, ...more })
}

/** Instructions and variables that are for some execution models only, wherever in the call tree of an entry point. */
export const rules: readonly RuleRow[] = [
  only(
    'fragment-control-flow',
    '3.3.17 Control-Flow Instructions: OpKill, OpTerminateInvocation, OpDemoteToHelperInvocation',
    'OpKill, OpTerminateInvocation and OpDemoteToHelperInvocation are only in the call trees of entry points with the execution model Fragment.',
  ),
  only(
    'derivative-in-fragment',
    '3.3.16 Derivative Instructions; 2.19 Derivatives',
    'Derivative instructions are only in the call trees of entry points with the execution model Fragment.',
    {
      notes: `${trees} Beside a capability for groups of derivatives, which an extension brings, only vertex processing, ray tracing and kernels are judged.`,
    },
  ),
  only(
    'implicit-lod-in-fragment',
    '3.3.10 Image Instructions: OpImageSampleImplicitLod, OpImageSampleDrefImplicitLod, OpImageSampleProjImplicitLod, OpImageSampleProjDrefImplicitLod, OpImageQueryLod, OpImageSparseSampleImplicitLod, OpImageSparseSampleDrefImplicitLod',
    'Instructions that sample an image with an implicit level of detail, and OpImageQueryLod, are only in the call trees of entry points with the execution model Fragment.',
    {
      notes: `${trees} Beside a capability for groups of derivatives, which an extension brings, only vertex processing, ray tracing and kernels are judged.`,
    },
  ),
  only(
    'barrier-execution-model',
    '3.3.20 Barrier Instructions: OpControlBarrier',
    'Before version 1.3, OpControlBarrier is only in the call trees of entry points with the execution models TessellationControl, GLCompute and Kernel.',
    { versions: { until: 0x0001_0200 } },
  ),
  only(
    'vertex-streams',
    '3.3.19 Primitive Instructions: OpEmitVertex, OpEndPrimitive, OpEmitStreamVertex, OpEndStreamPrimitive',
    'The call tree of an entry point does not have both OpEmitVertex or OpEndPrimitive, which are for one stream, and OpEmitStreamVertex or OpEndStreamPrimitive, which are for several.',
    {
      confidence: 'derived',
      notes: `${trees} How many streams there are besides is not judged.`,
    },
  ),
  row(
    'decoration',
    'decoration-execution-model',
    '3.2.19 Decoration: Patch, Stream, Index, InputAttachmentIndex',
    'An entry point that lists a variable in its interface, or names it in its call tree, has the execution model that decorations of the variable, or of members of the structure that it holds or is an array of, are for: TessellationControl or TessellationEvaluation for Patch, Geometry for Stream, Fragment for Index and InputAttachmentIndex.',
    {
      notes:
        'XfbBuffer and XfbStride have a rule of their own. Where the environment is Vulkan, built-in variables are not judged: its specification has a rule on the execution models of each.',
    },
  ),
  row(
    'decoration',
    'capture-execution-model',
    '3.2.19 Decoration: XfbBuffer, XfbStride',
    'An entry point with execution model Fragment, GLCompute, Kernel or one of ray tracing (RayGenerationKHR, IntersectionKHR, AnyHitKHR, ClosestHitKHR, MissKHR, CallableKHR) does not list in its interface, or name in its call tree, a variable with XfbBuffer or XfbStride, or one that holds, or is an array of, a structure with a member that has one of them.',
    {
      confidence: 'derived',
      notes:
        'They are for execution models of vertex processing, which the text does not list. The named models process no vertices; task and mesh shaders are not judged. Where the environment is Vulkan, built-in variables are not judged: its specification has a rule on the execution models of each.',
    },
  ),
]
