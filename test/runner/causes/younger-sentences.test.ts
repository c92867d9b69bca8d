import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import type { Cause } from '#runner/causes/cause'
import { recordedTools } from '#runner/causes/recorded'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { ruleById } from '#spec/texts'

/** Days of builds, as `spirv-val --version` prints them. */
const built: Readonly<Record<string, string>> = {
  '2023.1': '2023-02-15',
  '2025.1': '2025-03-18',
  '2026.4': '2026-10-02',
}

/**
 * Rules whose sentences no text had before some day: for core by "Appendix A: Changes", with the day of the revision or one before it,
 * for Vulkan by the threads that the causes link.
 */
const firstDays: Readonly<Record<string, string>> = {
  'Vulkan-shader-interfaces/built-in-once-input': '2024-05-01',
  'Vulkan-shader-interfaces/built-in-once-output': '2024-05-01',
  'Vulkan-shader-interfaces/cull-primitive-ext-once': '2024-05-01',
  'Vulkan-environment/cooperative-matrix-scope': '2025-11-01',
  'Vulkan-environment/storage-class-with-order': '2025-07-01',
  'Vulkan-environment/unequal-make-visible': '2025-07-01',
  'Vulkan-environment/unequal-storage-class': '2025-07-01',
  'core/execution-mode-once': '2023-07-03',
  'core/memory-operands-aligned': '2025-07-10',
  'core/variable-pointer-not-to-blocks': '2025-07-10',
}

/** Rules that the globs of an entry name. */
function rulesOf(globs: readonly string[]): readonly string[] {
  return [...new Set(globs.map((glob) => glob.split('/').slice(0, 2).join('/')))]
}

/** Whether every version that shows a cause was built before there was any of the sentences. */
function isOlderThanSentences({ versions }: Cause, rules: readonly string[]): boolean {
  const newest =
    versions.seen
      .map((version) => built[version] ?? '9999')
      .toSorted()
      .at(-1) ?? ''
  return rules.length > 0 && rules.every((rule) => newest < (firstDays[rule] ?? ''))
}

describe('a version that was built before a sentence was written', () => {
  const recorded = recordedTools(join(packageRoot(), 'corpus'))
  if (isProblem(recorded)) throw new Error(recorded.message)
  const causes = recorded
    .filter(({ tool }) => tool === 'spirv-val')
    .flatMap(({ entries, causes: known }) =>
      Object.entries(known).map(([id, cause]) => ({
        ...{ id, cause },
        rules: rulesOf(
          entries
            .filter((entry) => entry.cause === id)
            .flatMap((entry) => entry.cases ?? entry.rules ?? []),
        ),
      })),
    )

  it('does not break it: its cause is no bug', () => {
    const older = causes.filter(({ cause, rules }) => isOlderThanSentences(cause, rules))
    expect(older.length).toBeGreaterThan(5)
    expect(older.filter(({ cause }) => cause.kind === 'bug').map(({ id }) => id)).toEqual([])
  })

  it('is known of rules that exist', () => {
    expect(Object.keys(firstDays).filter((id) => ruleById(id) === undefined)).toEqual([])
  })

  it('is told from a newer one, which breaks the sentence', () => {
    const [rule = ''] = Object.keys(firstDays)
    const shown = (...seen: readonly string[]) => ({ versions: { seen } }) as unknown as Cause
    expect(isOlderThanSentences(shown('2023.1'), [rule])).toBe(true)
    expect(isOlderThanSentences(shown('2023.1', '2025.1'), [rule])).toBe(false)
    expect(isOlderThanSentences(shown('2023.1'), [rule, 'core/load-type'])).toBe(false)
  })
})
