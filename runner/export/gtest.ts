import { template } from '../render.ts'
import { groupBy } from '../report/group-by.ts'
import { assemblyOf } from './assembly-of.ts'
import type { ExportedCase } from './exported-case.ts'
import type { Exporter } from './exporter.ts'
import { gtestEnvironments } from './gtest-environments.ts'
import { literals, wordList } from './literals.ts'
import { originView } from './origin-view.ts'
import { camelCase, testNames } from './test-names.ts'

/** Words of a module that a compiler takes as a list in a source. */
const mostWords = 100_000

/** The library takes words, and no half of one. */
function hasShortWords({ octets, words }: ExportedCase): boolean {
  return octets === undefined && words.length <= mostWords
}

function moduleView(exported: ExportedCase, identifier: string) {
  const assembly = exported.case.file.endsWith('.spvasm')
  return {
    identifier,
    assembly,
    literals: assembly ? literals(assemblyOf(exported.text)) : [],
    words: assembly ? '' : wordList(exported.words),
    environment: gtestEnvironments.get(exported.case.environments[0] ?? ''),
  }
}

/** The source for one rule: its modules and the controls of its invalid ones, and a test for each case. */
function source(
  rule: string,
  cases: readonly ExportedCase[],
  all: ReadonlyMap<string, ExportedCase>,
) {
  const controls = cases.flatMap(({ case: { control } }) => (control === null ? [] : [control]))
  const ids = [...new Set([...cases.map((exported) => exported.case.id), ...controls])].sort()
  const names = testNames(cases.map((exported) => exported.case.id.split('/')[2] ?? ''))
  const identifiers = new Map(ids.map((id, index) => [id, `module_${index + 1}`]))
  return template(
    'exports/gtest/val_test.cpp.hbs',
    'none',
  )({
    rule,
    // Rules of different texts may have the same name, but a test suite has only one fixture.
    fixture: `Validate${camelCase(rule.replace(/^SPV_[A-Z]+_/, ''))}`,
    modules: ids.flatMap((id) => {
      const exported = all.get(id)
      return exported === undefined ? [] : [moduleView(exported, identifiers.get(id) ?? '')]
    }),
    tests: cases.flatMap(({ case: filed, asked, isKnown }) => {
      const name = names.get(filed.id.split('/')[2] ?? '')
      return [
        {
          // Googletest leaves out what has this prefix, and says how many tests that were.
          name: `${isKnown ? 'DISABLED_' : ''}${name}${filed.expect === 'valid' ? 'Good' : 'Bad'}`,
          summary: filed.summary.replaceAll(/\s+/g, ' '),
          valid: filed.expect === 'valid',
          module: identifiers.get(filed.id),
          control: filed.control === null ? '' : identifiers.get(filed.control),
          environments: asked.map((environment) => gtestEnvironments.get(environment)),
        },
      ]
    }),
  })
}

/** Test sources for googletest against the library of SPIRV-Tools, one for each rule. */
export const gtest: Exporter = {
  summary: 'googletest sources against the library of SPIRV-Tools',
  consumer: 'c++ with googletest and SPIRV-Tools',
  takes: ['cases'],
  marksKnown: 'DISABLED_',
  files: (cases, origin) => {
    const view = originView(origin)
    const all = new Map(cases.map((exported) => [exported.case.id, exported]))
    const decided = cases.filter(
      (exported) => exported.case.expect !== 'either' && hasShortWords(exported),
    )
    const left = cases.filter((exported) => !hasShortWords(exported)).length
    const byRule = groupBy(decided, (exported) => exported.case.rule)
    const sources = [...byRule].map(([rule, sameRule]) => {
      const [text = '', slug = ''] = rule.split('/')
      return [
        `${text}/val_${slug.replaceAll('-', '_')}_test.cpp`,
        source(rule, sameRule, all),
      ] as const
    })
    const fixed = ['README.md', 'CMakeLists.txt', 'val_fixtures.h'].map(
      (file) =>
        [
          // Included like the fixture of SPIRV-Tools, so that a test can be taken over as it is.
          file.endsWith('.h') ? `test/val/${file}` : file,
          template(
            `exports/gtest/${file}.hbs`,
            'none',
          )({
            ...view,
            left,
            mostWords,
            disabled: decided.filter(({ isKnown }) => isKnown).length,
            sources: sources.map(([path]) => path),
          }),
        ] as const,
    )
    return new Map([...fixed, ...sources])
  },
}
