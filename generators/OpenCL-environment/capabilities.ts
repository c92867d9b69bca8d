import { pairIn, pairOf } from '../pairs/pair-of.ts'
import { in12, inOpenCL, kernelWith, since20 } from './shared/kernels.ts'

const always = [
  'Linkage',
  'Vector16',
  'Float16Buffer',
  'Int16',
  'Int8',
  'ImageBasic',
  'LiteralSampler',
  'Sampled1D',
  'Image1D',
  'SampledBuffer',
  'ImageBuffer',
] as const

const later = ['DeviceEnqueue', 'GenericPointer', 'Pipes', 'ImageReadWrite'] as const

/** One capability more in each way, in a module that declares others. */
function more(names: readonly string[]): string {
  return names.map((name) => `| ${name.toLowerCase()}: OpCapability ${name}`).join(' ')
}

function declared(names: readonly string[]): string {
  return ['Kernel', 'Addresses', ...names].map((name) => `OpCapability ${name}`).join('\n')
}

/** Pairs of the rules on capabilities. */
export const pairs = [
  pairOf`capability-granted/required ${inOpenCL}: a module declares capabilities that every version of OpenCL supports
${kernelWith()}
capabilities: ${declared(always)}
{${more(['Matrix', 'Shader', 'Geometry', 'SampledRect'])}}`,
  pairOf`capability-granted/later ${since20}: a module declares capabilities that OpenCL 2.0 supports
${kernelWith()}
capabilities: ${declared(['ImageBasic', 'Groups', ...later])}
{${more(['Matrix', 'DerivativeControl'])}}`,
  pairIn(kernelWith())`capability-granted/numbers ${inOpenCL}
a module declares capabilities of numbers that features of devices bring
capabilities: ${declared(['Int64', 'Float64'])}
{${more(['Matrix', 'MinLod'])}}`,
  ...(['Float16', 'Int64Atomics', 'ImageMipmap'] as const).map(
    (name) => pairIn(kernelWith())`capability-granted/${name.toLowerCase()} ${inOpenCL}
a module declares a capability that an extension of OpenCL brings
capabilities: ${declared([name])}
{${more(['Matrix'])}}`,
  ),
  pairIn(kernelWith())`capability-granted/embedded in opencl1.2embedded, opencl2.2embedded
a module for an embedded profile declares a capability that an extension of OpenCL brings
capabilities: ${declared(['Int64'])}
{${more(['Matrix'])}}`,
  pairOf`capability-granted/image-basic-last ${inOpenCL}: a module declares what images need before it declares images
${kernelWith()}
capabilities: ${declared(['Sampled1D', 'ImageBasic'])}
{${more(['Matrix'])}}`,
  pairOf`capability-granted/storage in opencl2.2: a module declares capabilities of SPIR-V 1.1
${kernelWith()}
capabilities: ${declared(['SubgroupDispatch', 'PipeStorage'])}
{${more(['Matrix'])}}`,
  pairOf`capability-granted/namedbarrier in opencl2.2: a module declares the capability of named barriers
${kernelWith()}
capabilities: ${declared(['NamedBarrier'])}
{${more(['Matrix'])}}`,
  pairIn(kernelWith())`capability-since-2-0/one-more ${in12}: a module for OpenCL 1.2 reads images
capabilities: ${declared(['ImageBasic'])}
{${more(later)}}`,
]
