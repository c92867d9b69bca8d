import { sep } from 'node:path'
import { disassemble } from '#reference/disassemble/disassemble'
import type { Validator } from '#reference/validate'
import type { Environment } from '#spec/environments'
import type { Verdict } from '#spec/verdict'
import { digest } from '../corpus/digest.ts'
import { followedTexts } from '../corpus/followed-texts.ts'
import type { FiledCase } from '../corpus/manifest.ts'
import type { Corpus, ReadCase } from '../corpus/read-corpus.ts'
import type { Header } from '../log/run-log.ts'
import { problem } from '../problem.ts'
import { groupBy } from '../report/group-by.ts'
import { suite } from '../suite.ts'

/**
 * A user's module, and the environments in which it is judged. Assembly is a module for each version that it is judged
 * in.
 */
export interface ForeignModule {
  /** Path below the folder. */
  readonly file: string
  readonly words: Uint32Array
  /** The contents of the file, if they are not whole words. */
  readonly octets?: Uint8Array
  /** The contents of the file, if they are assembly. */
  readonly assembly?: string
  /** The list is never empty. */
  readonly environments: readonly Environment[]
}

/** The label of modules that break no rule. */
export const foreignRules: Header['rules'] = {
  'modules/valid': { section: '', summary: 'The reference calls the module valid.' },
  'modules/not-judged': { section: '', summary: 'The reference has no verdict on the module.' },
}

type Filed = Pick<FiledCase, 'rule' | 'expect' | 'phase'>

function filedBy(verdict: Verdict): Filed {
  if (verdict.kind === 'valid') return { rule: 'modules/valid', expect: 'valid', phase: 'validate' }
  const [first] = verdict.kind === 'invalid' ? verdict.blames : []
  return verdict.kind === 'invalid' && first !== undefined
    ? { rule: first.rule, expect: 'invalid', phase: verdict.phase }
    : { rule: 'modules/not-judged', expect: 'either', phase: 'validate' }
}

/** The cases of one module: one, or more where environments differ about it. */
function casesOf(
  { file, words, octets, environments }: ForeignModule,
  judge: Validator,
): readonly FiledCase[] {
  const module = octets ?? words
  const judged = environments.map((environment) => ({
    environment,
    filed: filedBy(judge(module, environment)),
  }))
  const sha256 = digest(module)
  const path = file.split(sep).join('/')
  return [...groupBy(judged, ({ filed }) => JSON.stringify(filed)).values()].flatMap(
    (sameFiling) => {
      const [first] = sameFiling
      if (first === undefined) return []
      return [
        {
          ...first.filed,
          id: `${first.filed.rule}/${path}`,
          file: path,
          control: null,
          environments: sameFiling.map(({ environment }) => environment.name),
          confidence: 'certain',
          summary: path,
          origin: { generator: '', choices: {} },
          sha256,
        } satisfies FiledCase,
      ]
    },
  )
}

/**
 * A user's modules as a corpus, in memory: each expects the verdict of the reference, under the first rule that it
 * breaks. A case is named `<text>/<rule>/<path>`, with {@link foreignRules} for modules that break none; the same file
 * of another version has its first environment after `@`.
 */
export function foreignCorpus(
  folder: string,
  modules: readonly ForeignModule[],
  judge: Validator,
): Corpus {
  const byCase = new Map<string, ForeignModule>()
  const cases = modules.flatMap((module) =>
    casesOf(module, judge).map((filed) => {
      const id: FiledCase['id'] = byCase.has(filed.id)
        ? `${filed.id}@${filed.environments[0]}`
        : filed.id
      byCase.set(id, module)
      return { ...filed, id }
    }),
  )
  return {
    folder,
    isForeign: true,
    manifest: { suite: suite(), texts: followedTexts(), cases },
    read: ({ id, file }) => {
      const module = byCase.get(id)
      if (module === undefined) return problem('missing-case', `${file}: is not in ${folder}`)
      const { words, octets, assembly } = module
      const read: ReadCase = {
        ...{ words, text: assembly ?? disassemble(words) },
        ...(octets === undefined ? {} : { octets }),
      }
      return read
    },
  }
}
