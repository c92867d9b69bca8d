import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, in the order in which they begin: one that began last would keep all cores but one waiting. */
const longest = [
  'test/generators/core/pairs.test.ts',
  'test/runner/corpus/packed-manifest.test.ts',
  'test/runner/check/ask-again.test.ts',
  'test/names/names.test.ts',
  'test/runner/hostile/commands.test.ts',
  'test/runner/fuzz/plants.test.ts',
  'test/reference/hostile/traps.test.ts',
  'test/texts/kill-matrix.test.ts',
  'test/texts/corpus.test.ts',
  'test/runner/fuzz/campaign.test.ts',
  'test/scripts/browser/bundle.test.ts',
  'test/reference/hostile/growth.test.ts',
  'test/scripts/library-throws.test.ts',
  'test/runner/fuzz/wrong-results.test.ts',
  'test/runner/corpus/exercised.test.ts',
  'test/runner/fuzz/probably-known.test.ts',
  'test/runner/fuzz/reach.test.ts',
  'test/runner/playground/page.test.ts',
  'test/runner/playground/firefox.test.ts',
  'test/runner/pages/report/page.test.ts',
  'test/runner/playground/bad-input.test.ts',
  'test/runner/playground/looks.test.ts',
  'test/scripts/browser/browsers.test.ts',
  'test/docs/docs.test.ts',
  'test/runner/causes/shown-by-programs.test.ts',
  'test/runner/farm/check.test.ts',
  'test/scripts/faults.test.ts',
  'test/runner/own-cases/gate.test.ts',
  'test/runner/farm/campaign.test.ts',
  'test/scripts/printed-commands.test.ts',
  'test/scripts/doors.test.ts',
  'test/runner/fuzz/passes.test.ts',
  'test/scripts/reliability.test.ts',
  'test/scripts/pack.test.ts',
  'test/runner/farm/faults.test.ts',
  'test/scripts/command-line.test.ts',
  'test/scripts/bugs.test.ts',
  'test/scripts/author-mistakes.test.ts',
  'test/runner/fuzz/finding/steps.test.ts',
  'test/runner/causes/asked.test.ts',
  'test/runner/corpus/stored-pairs.test.ts',
  'test/scripts/fuzz.test.ts',
  'test/runner/export/kit.test.ts',
  'test/scripts/package.test.ts',
  'test/runner/fuzz/options.test.ts',
  'test/docs/recipes.test.ts',
  'test/runner/farm/equal.test.ts',
  'test/scripts/court.test.ts',
  'test/scripts/ci.test.ts',
  'test/runner/farm/secrets.test.ts',
  'test/scripts/completion.test.ts',
  'test/runner/farm/stop.test.ts',
  'test/scripts/real/producer-causes-shown.test.ts',
  'test/scripts/real.test.ts',
]

/**
 * Runs the files of a project one after another, the longest first also where no earlier run has told how long they take. Projects
 * whose files share no process come first: a file of theirs cannot begin in a process that is there already.
 */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const projects = [...new Set(sorted.map(({ project }) => project))].toSorted(
      ({ config: left }, { config: other }) =>
        left.sequence.groupOrder - other.sequence.groupOrder ||
        Number(other.isolate) - Number(left.isolate),
    )
    const place = ({ moduleId }: TestSpecification): number => {
      const index = longest.indexOf(relative(this.ctx.config.root, moduleId).replaceAll(sep, '/'))
      return index < 0 ? longest.length : index
    }
    return sorted.toSorted(
      (left, right) =>
        projects.indexOf(left.project) - projects.indexOf(right.project) ||
        place(left) - place(right),
    )
  }
}
