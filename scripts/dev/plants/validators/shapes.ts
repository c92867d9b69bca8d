// Validators that are wrong about one shape: an instruction, an enumerant, a value, or two of them together.
import { knownOf } from '#generators/words/known'
import { operandsOf } from '#generators/words/operands-of'
import { accepts, type PlantQuestion, refuses, type ValidatorPlant } from '../plant.ts'

/** Whether all faulty instructions use a result of that instruction. */
function isAboutResult({ view, right }: PlantQuestion, name: string): boolean {
  return view.blames(right, ({ instruction: { words } }) =>
    words.some((id) => view.definition(id)?.name === name),
  )
}

function bitCount(mask: number): number {
  return mask === 0 ? 0 : (mask & 1) + bitCount(mask >>> 1)
}

/** Whether an instruction has image operands with two bits or more. */
function hasTwoImageOperands({ view, right }: PlantQuestion): boolean {
  const { module } = view
  if (module === undefined) return false
  return view.blames(right, ({ instruction }) =>
    operandsOf(instruction, knownOf(module)).some(
      ({ kind, word }) => kind === 'ImageOperands' && bitCount(instruction.words[word] ?? 0) >= 2,
    ),
  )
}

/** Words of the smallest signed number of a width. */
function isSmallest(width: number, literals: readonly number[]): boolean {
  const top = literals.at(-1) ?? 0
  const wanted = width < 32 ? (-1 << (width - 1)) >>> 0 : 0x8000_0000
  return top === wanted && literals.slice(0, -1).every((word) => word === 0)
}

const nonWritable = 24
const coherent = 23
const builtIn = 11
const sampleMask = 20

/** Plants about instructions, types, values and enumerants. */
export const shapes: readonly ValidatorPlant[] = [
  accepts('spec-op', 'whatever is wrong with OpSpecConstantOp', ({ view, right }) =>
    view.blames(right, ({ instruction }) => instruction.name === 'OpSpecConstantOp'),
  ),
  accepts(
    'undefined',
    'whatever is wrong with an instruction that uses a result of OpUndef',
    (question) => isAboutResult(question, 'OpUndef'),
  ),
  accepts(
    'null',
    'whatever is wrong with an instruction that uses a result of OpConstantNull',
    (question) => isAboutResult(question, 'OpConstantNull'),
  ),
  accepts(
    'half',
    'everything of modules with a number of 16 bits and a vector of three',
    ({ view }) =>
      view.all('OpTypeFloat').some(({ words }) => words[1] === 16) &&
      view.all('OpTypeVector').some(({ words }) => words[2] === 3),
  ),
  accepts('one-enumerant', 'everything of modules with the built-in SampleMask', ({ view }) =>
    view.instructions.some(
      ({ name, words }) => name === 'OpDecorate' && words[1] === builtIn && words[2] === sampleMask,
    ),
  ),
  accepts('two-image-operands', 'image instructions with two image operands or more', (question) =>
    hasTwoImageOperands(question),
  ),
  accepts(
    'literal-index',
    'an index of OpCompositeExtract that is as large as the number of members',
    ({ view, right }) =>
      view.blames(right, ({ instruction: { name, words } }) => {
        if (name !== 'OpCompositeExtract' || words.length !== 4) return false
        const type = view.definition(view.definition(words[2] ?? 0)?.resultType ?? 0)
        if (type?.name === 'OpTypeVector') return words[3] === type.words[2]
        return type?.name === 'OpTypeStruct' && words[3] === type.words.length - 1
      }),
  ),
  accepts(
    'high-case',
    'whatever is wrong with an OpSwitch that has a literal above 2,147,483,647',
    ({ view, right }) =>
      view.blames(
        right,
        ({ instruction: { name, words } }) =>
          name === 'OpSwitch' &&
          words.some((word, index) => index >= 2 && index % 2 === 0 && word > 0x7fff_ffff),
      ),
  ),
  accepts(
    'indirect-recursion',
    'a recursion that goes through another function',
    ({ view, right }) =>
      right.kind === 'invalid' &&
      right.blames.every(({ rule }) => /recurs/.test(rule)) &&
      view
        .all('OpFunctionCall')
        .every(({ func, words }) => view.all('OpFunction')[func - 1]?.result !== words[2]),
  ),
  accepts(
    'high-extended',
    'whatever is wrong with an extended instruction of a number above 63',
    ({ view, right }) =>
      view.blames(
        right,
        ({ instruction: { name, words } }) => name === 'OpExtInst' && (words[3] ?? 0) > 63,
      ),
  ),
  refuses('two-decorations', 'variables that are both NonWritable and Coherent', ({ view }) => {
    const having = (decoration: number) =>
      view
        .all('OpDecorate')
        .filter(({ words }) => words[1] === decoration)
        .map(({ words }) => words[0])
    const both = new Set(having(coherent))
    return having(nonWritable).some((id) => both.has(id))
  }),
  refuses(
    'smallest-number',
    'constants that are the smallest number of their signed type',
    ({ view }) =>
      view.all('OpConstant').some(({ words, resultType }) => {
        const type = view.definition(resultType)
        const isSigned = type?.name === 'OpTypeInt' && type.words[2] === 1
        return isSigned && isSmallest(type.words[1] ?? 0, words.slice(2))
      }),
  ),
  refuses('whole-words', 'entry points whose name has a multiple of four octets', ({ view }) =>
    view.all('OpEntryPoint').some(({ words }) => {
      const end = words.findIndex((word, index) => index >= 2 && word >>> 24 === 0)
      return end > 2 && words[end] === 0
    }),
  ),
  refuses('array-of-one', 'arrays of one element', ({ view }) =>
    view.all('OpTypeArray').some(({ words }) => {
      const length = view.definition(words[2] ?? 0)
      return length?.name === 'OpConstant' && length.words[2] === 1
    }),
  ),
  refuses('implied-capability', 'modules that declare Geometry and not Shader', ({ view }) => {
    const declared = view.all('OpCapability').map(({ words }) => words[0])
    return declared.includes(2) && !declared.includes(1)
  }),
  refuses('merge-next', 'selections whose merge block is the next block', ({ view }) =>
    view.all('OpSelectionMerge').some(({ ordinal, words }) => {
      const next = view.instructions.slice(ordinal).find(({ name }) => name === 'OpLabel')
      return next?.result === words[0]
    }),
  ),
  refuses('false-first', 'modules with OpConstantFalse before OpConstantTrue', ({ view }) => {
    const [no] = view.all('OpConstantFalse')
    return (
      no !== undefined && view.all('OpConstantTrue').some(({ ordinal }) => ordinal > no.ordinal)
    )
  }),
  refuses('negative-case', 'literals of OpSwitch of 64 bits that are negative', ({ view }) =>
    view.all('OpSwitch').some(({ words }) => {
      const type = view.definition(view.definition(words[0] ?? 0)?.resultType ?? 0)
      if (type?.words[1] !== 64) return false
      return words.some((word, index) => index >= 3 && index % 3 === 0 && word > 0x7fff_ffff)
    }),
  ),
  refuses('long-names', 'names of more than 31 octets', ({ view }) =>
    view.all('OpName').some(({ words }) => words.length > 9),
  ),
]
