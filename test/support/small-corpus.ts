import { assembleText, toAssembly } from '#runner/corpus/assembly'
import { corpusFiles } from '#runner/corpus/corpus-files'
import { digest } from '#runner/corpus/digest'
import type { MadeCase } from '#runner/corpus/draft'
import { writeCorpus } from '#runner/corpus/write-corpus'
import type { Case } from '#spec/case'
import { temporaryFolder } from '../runner/corpus/fake-corpus.ts'

const valid = `OpCapability Shader
OpCapability Linkage
OpMemoryModel Logical GLSL450
`

function madeCase(name: string, words: Uint32Array, control: string | null): MadeCase {
  const rule: Case['rule'] = 'core/magic-number'
  return {
    id: `${rule}/${name}`,
    rule,
    expect: control === null ? 'valid' : 'invalid',
    phase: 'decode',
    control,
    environments: ['spv1.5', 'spv1.6'],
    confidence: 'certain',
    summary: 'A module of three instructions.',
    origin: { generator: 'test', choices: {} },
    sha256: digest(words),
    words,
  }
}

/** A new folder with a corpus of one module and the same with another magic number, two environments each. */
export function smallCorpus(): string {
  const folder = temporaryFolder()
  const words = assembleText(valid, 'spv1.5', '')
  if (!(words instanceof Uint32Array)) throw new Error(words.message)
  const control = madeCase('whole-1', words, null)
  const broken = madeCase('another-1', words.with(0, 0x0723_0204), control.id)
  const about = {
    suite: { name: 'spirv-cts', version: '0.0.0' },
    texts: [{ name: 'core', revision: 6 }],
  }
  writeCorpus(folder, corpusFiles([control, broken], about, toAssembly).texts, () => true)
  return folder
}
