import { octets } from '../oracle/octets.ts'
import { template } from '../render.ts'
import type { Exporter } from './exporter.ts'
import { type CaseFamily, families } from './families.ts'
import { originView } from './origin-view.ts'

/** Questions in the order in which a shell can judge the answers: a control, then the cases derived from it. */
function rows({ control, broken }: CaseFamily): readonly string[] {
  return control.asked.flatMap((environment) =>
    [control, ...broken.filter((exported) => exported.asked.includes(environment))].map(
      ({ case: filed }) => [filed.expect, environment, `cases/${filed.id}.spv`].join('\t'),
    ),
  )
}

/** Binaries, a table of questions, and a POSIX shell script that runs them. */
export const directory: Exporter = {
  summary: 'binaries and a POSIX shell script that judges any validator',
  consumer: 'sh',
  takes: ['cases'],
  files: (cases, origin) => {
    const view = originView(origin)
    return new Map<string, string | Uint8Array>([
      ['README.md', template('exports/dir/README.md.hbs', 'none')(view)],
      ['run.sh', template('exports/dir/run.sh.hbs', 'none')(view)],
      ['cases.tsv', `${families(cases).flatMap(rows).join('\n')}\n`],
      ...cases.map(
        (exported) =>
          [`cases/${exported.case.id}.spv`, octets(exported.octets ?? exported.words)] as const,
      ),
    ])
  },
}
