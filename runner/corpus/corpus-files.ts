import { causesSchemaText } from '../causes/cause.ts'
import { octets } from '../oracle/octets.ts'
import { caseFile } from './case-file.ts'
import { withCovers } from './covers.ts'
import type { MadeCase } from './draft.ts'
import { hexText } from './hex-text.ts'
import { type FiledCase, type Manifest, manifestSchemaText } from './manifest.ts'
import { manifestText } from './manifest-text.ts'

/**
 * Assembly of words for an environment, which an assembler turns back into the same words; `undefined` if there is
 * none.
 */
export type ToAssembly = (words: Uint32Array, environment: string) => string | undefined

/** Files of a corpus: path below it, with `/`, to content. */
export type Files = ReadonlyMap<string, string | Uint8Array>

/** A corpus as files, and the manifest that is one of them. */
export interface CorpusFiles {
  readonly manifest: Manifest
  /** The committed files: the manifest, its schema, and a text for each case. */
  readonly texts: Files
  /** `.spv` beside each case. */
  readonly binaries: Files
}

/** A module of more words, or whose assembly has more lines or characters, is written in words, which tell what repeats itself. */
const [mostWords, mostLines, longestAssembly] = [100_000, 4000, 134_000]

/** The assembly of a module, unless there is none or the words are easier to read. */
function shortAssembly(
  words: MadeCase['words'],
  environment: string,
  toAssembly: ToAssembly,
): string | undefined {
  if (words instanceof Uint8Array || words.length > mostWords) return undefined
  const assembly = toAssembly(words, environment)
  const isLong =
    assembly !== undefined &&
    (assembly.length > longestAssembly || assembly.split('\n').length > mostLines)
  return isLong ? undefined : assembly
}

/** @param others cases that are in the corpus already and do not change. */
export function corpusFiles(
  cases: readonly MadeCase[],
  about: Pick<Manifest, 'suite' | 'texts'>,
  toAssembly: ToAssembly,
  others: readonly FiledCase[] = [],
): CorpusFiles {
  const texts = new Map<string, string>()
  const binaries = new Map<string, Uint8Array>()
  const filed = cases.map(({ words, ...certified }): FiledCase => {
    const assembly = shortAssembly(words, certified.environments[0] ?? '', toAssembly)
    const file = `${certified.id}.${assembly === undefined ? 'spvhex' : 'spvasm'}`
    texts.set(
      file,
      assembly === undefined
        ? caseFile(certified, 'words', hexText(words))
        : caseFile(certified, 'assembly', assembly),
    )
    binaries.set(`${certified.id}.spv`, octets(words))
    return { ...certified, file }
  })
  const manifest = { ...about, cases: withCovers([...filed, ...others]) }
  texts.set('manifest.json', manifestText(manifest))
  texts.set('manifest.schema.json', manifestSchemaText())
  texts.set('causes.schema.json', causesSchemaText())
  return { manifest, texts, binaries }
}
