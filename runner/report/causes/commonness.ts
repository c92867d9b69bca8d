import { read } from '#generators/words/read'
import { enumerantByValue, instructionByName } from '#spec/grammar/grammar'
import { users } from '#spec/users'
import type { Corpus } from '../../corpus/read-corpus.ts'
import { isProblem } from '../../is-problem.ts'

/** How common the features are that a case needs; greater is more common. */
export type CommonnessOf = (id: string) => number

/** More files than any user has for one extension. */
const manyFiles = 1000
/** All users write modules with Shader. Among the compilers only LLVM writes kernels. */
const shader = 4 * manyFiles + manyFiles - 1
const kernel = manyFiles

/** The number of users of an extension first, and then the number of their files. */
function ofExtension(name: string): number {
  const files = users[name] ?? []
  const sum = files.reduce((total, count) => total + count, 0)
  return files.filter((count) => count > 0).length * manyFiles + Math.min(sum, manyFiles - 1)
}

/** The commonness of the most common of some extensions; without any, that of plain SPIR-V. */
function ofOneOf(names: readonly string[]): number {
  return names.length === 0 ? shader : Math.max(...names.map(ofExtension))
}

function textIn(words: readonly number[]): string {
  const bytes = words.flatMap((word) => [0, 8, 16, 24].map((shift) => (word >>> shift) & 0xff))
  return String.fromCharCode(...bytes.slice(0, Math.max(0, bytes.indexOf(0))))
}

/**
 * How common what a module declares is: that of the rarest of its capabilities and extensions. A capability counts as the
 * extension that has added it, also where a version of SPIR-V has taken it over.
 */
export function commonnessOfModule(words: Uint32Array): number {
  const capability = instructionByName('OpCapability')?.opcode
  const extension = instructionByName('OpExtension')?.opcode
  const instructions = read(words)?.instructions ?? []
  const declared = instructions.flatMap(({ opcode, words: [value = 0] }) =>
    opcode === capability ? (enumerantByValue('Capability', value) ?? []) : [],
  )
  const named = instructions.flatMap(({ opcode, words: operands }) =>
    opcode === extension ? [textIn([...operands])] : [],
  )
  const isKernel = declared.some(({ name }) => name === 'Kernel')
  return Math.min(
    isKernel ? kernel : shader,
    ...declared.map(({ extensions }) => ofOneOf(extensions)),
    ...named.map(ofExtension),
  )
}

/** Without modules: that of the text of the case. */
export const commonnessOfText: CommonnessOf = (id) => {
  const [text = ''] = id.split('/')
  if (text.startsWith('SPV_')) return ofExtension(text)
  return /^OpenCL/.test(text) ? kernel : shader
}

/** The commonness of the modules of a corpus, or of the text where it has no such case. */
export function commonnessIn(corpus: Corpus): CommonnessOf {
  const cases = new Map(corpus.manifest.cases.map((filed) => [filed.id, filed]))
  return (id) => {
    const filed = cases.get(id)
    const module = filed === undefined ? undefined : corpus.read(filed)
    return module === undefined || isProblem(module)
      ? commonnessOfText(id)
      : commonnessOfModule(module.words)
  }
}
