import { firstOf, withWord } from '../pairs/damaged.ts'
import { pairOf, ways } from '../pairs/pair-of.ts'
import {
  constantIndexes,
  type Descriptors,
  descriptors,
  dynamicIndexes,
} from '../Vulkan-environment/indexing.ts'

/** Another kind of resources, whose capabilities do not allow what is asked. */
const elsewhere = ({ kind }: Descriptors) =>
  kind === 'StorageImage' ? 'SampledImage' : 'StorageImage'

function dynamic(name: string, where: string, of: Descriptors) {
  return dynamicIndexes(
    `dynamic-index-capability/${name}-dynamic ${where}`,
    of,
    `{OpCapability ${of.kind}ArrayDynamicIndexing | without:
  | of-others: OpCapability ${elsewhere(of)}ArrayDynamicIndexing}`,
  )
}

/** The capability for indexes that are not uniform is enough, and the other one is not, nor that of another kind. */
function nonUniform(name: string, where: string, of: Descriptors) {
  const own = `OpCapability ${of.kind}ArrayDynamicIndexing`
  const other = `OpCapability ${elsewhere(of)}ArrayNonUniformIndexing`
  return dynamicIndexes(
    `non-uniform-index-capability/${name} ${where}`,
    of,
    `OpCapability ShaderNonUniform
{OpCapability ${of.kind}ArrayNonUniformIndexing | uniform-alone: ${own} | of-others: ${own}\n${other}}`,
    'OpDecorate %index NonUniform',
  )
}

/** Words in which the set of the first extended instruction is what the first of an opcode results in. */
function withSet(words: Uint32Array, opcode: number, result: number): Uint32Array {
  return withWord(words, firstOf(words, 12) + 3, words[firstOf(words, opcode) + result] ?? 0)
}

/** Pairs of the rules on the capabilities for dynamic indexes, and one on the set of an extended instruction. */
export const pairs = [
  ...descriptors.flatMap((of) => {
    const name = `${of.kind.replace(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase()}-${of.name}`
    const isLate = of.environments === undefined
    // Versions in which the modules are not those of the rules of Vulkan, word for word.
    const where = isLate ? 'in spv1.5' : 'in spv1.2'
    const isSampler = of.element === 'sampler'
    return [
      dynamic(name, where, of),
      ...(isLate && !isSampler ? [nonUniform(name, where, of)] : []),
      ...(of.kind === 'UniformBuffer' || isSampler
        ? [constantIndexes(`dynamic-index-capability/${name} ${where}`, of)]
        : []),
    ]
  }),
  pairOf`extended-set-is-import/standard-set: a root is taken by an instruction of an imported set
imports: %glsl = OpExtInstImport "GLSL.std.450"
debug: %text = OpString "GLSL.std.450"
body: %root = OpExtInst %float %glsl Sqrt %float_1
${ways({
  string: (words) => withSet(words, 7, 1),
  type: (words) => withSet(words, 22, 1),
  constant: (words) => withSet(words, 43, 2),
  function: (words) => withSet(words, 54, 2),
})}`,
]
