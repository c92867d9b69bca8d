import { relative, sep } from 'node:path'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files that take longest, in the order in which they begin: one that began last would keep all cores but one waiting. */
const longest = [
  'test/texts/corpus.test.ts',
  'test/reference/hostile/traps.test.ts',
  'test/runner/fuzz/reach.test.ts',
  'test/texts/kill-matrix.test.ts',
  'test/runner/fuzz/campaign.test.ts',
  'test/runner/fuzz/wrong-results.test.ts',
  'test/runner/fuzz/plants.test.ts',
  'test/generators/random/random-module.test.ts',
  'test/generators/metamorphic/transformations.test.ts',
  'test/texts/alternatives.test.ts',
  'test/docs/docs.test.ts',
  'test/runner/farm/campaign.test.ts',
  'test/runner/farm/equal.test.ts',
  'test/runner/farm/faults.test.ts',
  'test/scripts/reliability.test.ts',
  'test/scripts/command-line.test.ts',
  'test/runner/farm/check.test.ts',
  'test/scripts/pack.test.ts',
  'test/scripts/ci.test.ts',
  'test/docs/recipes.test.ts',
  'test/scripts/completion.test.ts',
  'test/scripts/printed-commands.test.ts',
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
