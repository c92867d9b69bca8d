import { instructions } from '#spec/grammar/grammar'

const images = instructions
  .filter(({ name, version }) => version !== null && name.startsWith('OpImage'))
  .map(({ name }) => name)

/** Core instructions named `OpImage<rest>` and `OpImageSparse<rest>`. */
function withSparse(...names: readonly string[]): readonly string[] {
  const wanted = new Set(names.flatMap((rest) => [`OpImage${rest}`, `OpImageSparse${rest}`]))
  return images.filter((name) => wanted.has(name))
}

/** Image instructions of core by what they do, sparse ones among them unless said otherwise. */
export const families = {
  fetching: withSparse('Fetch'),
  reading: withSparse('Read'),
  writing: withSparse('Write'),
  /** Without a depth-comparison reference. */
  sampling: withSparse(
    'SampleImplicitLod',
    'SampleExplicitLod',
    'SampleProjImplicitLod',
    'SampleProjExplicitLod',
  ),
  samplingDepth: withSparse(
    'SampleDrefImplicitLod',
    'SampleDrefExplicitLod',
    'SampleProjDrefImplicitLod',
    'SampleProjDrefExplicitLod',
  ),
  implicitLod: withSparse(
    'SampleImplicitLod',
    'SampleDrefImplicitLod',
    'SampleProjImplicitLod',
    'SampleProjDrefImplicitLod',
  ),
  explicitLod: withSparse(
    'SampleExplicitLod',
    'SampleDrefExplicitLod',
    'SampleProjExplicitLod',
    'SampleProjDrefExplicitLod',
  ),
  projecting: withSparse(
    'SampleProjImplicitLod',
    'SampleProjExplicitLod',
    'SampleProjDrefImplicitLod',
    'SampleProjDrefExplicitLod',
  ),
  /** What compares with a depth reference: {@link families.samplingDepth} and gathering. */
  comparing: withSparse(
    'SampleDrefImplicitLod',
    'SampleDrefExplicitLod',
    'SampleProjDrefImplicitLod',
    'SampleProjDrefExplicitLod',
    'DrefGather',
  ),
  gathering: withSparse('Gather', 'DrefGather'),
  /** What gathers a component. */
  gatheringComponent: withSparse('Gather'),
  queries: ['Format', 'Order', 'SizeLod', 'Size', 'Levels', 'Samples'].map(
    (rest) => `OpImageQuery${rest}`,
  ),
} as const
