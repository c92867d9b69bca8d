import { join } from 'node:path'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { describe, expect, it } from 'vitest'
import { type Cause, causesSchema, causesSchemaText } from '#runner/causes/cause'
import { recordedTools } from '#runner/causes/recorded'
import { isProblem } from '#runner/is-problem'
import { packageRoot } from '#runner/package-root'
import { explainCause } from '#scripts/cli/explain/explain-cause'

const link = 'https://example.org/issues/1'
const cause: Cause = {
  summary: 'Accepts it.',
  section: '1',
  kind: 'bug',
  severity: 'accepts-invalid',
  versions: { seen: ['1'] },
  links: [],
}

function documentOf(first: object): object {
  return { $schema: '../causes.schema.json', tool: 'mine', measured: ['1'], causes: { first } }
}

describe('recorded bugs', () => {
  const recorded = recordedTools(join(packageRoot(), 'corpus'))
  if (isProblem(recorded)) throw new Error(recorded.message)
  const bugs = recorded.flatMap(({ tool, causes }) =>
    Object.entries(causes)
      .filter(([, { kind }]) => kind === 'bug')
      .map(([id, bug]) => ({ name: `${tool}/${id}`, bug })),
  )

  it('have a thread of the authors, or the day on which a search found none', () => {
    expect(bugs.length).toBeGreaterThan(500)
    const unsearched = bugs.filter(
      ({ bug }) => bug.links.length === 0 && bug.searched === undefined,
    )
    expect(unsearched.map(({ name }) => name)).toEqual([])
  })

  it('were not searched for on a day in the future', () => {
    expect(bugs.length).toBeGreaterThan(500)
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    const future = bugs.filter(({ bug }) => (bug.searched ?? '') > tomorrow)
    expect(future.map(({ name }) => name)).toEqual([])
  })
})

describe('the day of a search', () => {
  const ajv = new Ajv2020({ strict: true, strictRequired: false })
  addFormats.default(ajv)
  const obeysSchema = ajv.compile(JSON.parse(causesSchemaText()))

  it.each([
    ['without a search', {}, true],
    ['with links', { links: [link] }, true],
    ['with a day', { searched: '2026-11-29' }, true],
    ['with a day beside links', { searched: '2026-11-29', links: [link] }, false],
    ['with a day that does not exist', { searched: '2026-02-30' }, false],
    ['with a time', { searched: '2026-11-29T10:00:00Z' }, false],
    ['with an empty day', { searched: '' }, false],
  ])('is allowed by neither or both of the schemas for a cause %s', (_, changed, isValid) => {
    const document = documentOf({ ...cause, ...changed })
    expect(causesSchema.safeParse(document).success).toBe(isValid)
    expect(obeysSchema(document)).toBe(isValid)
  })

  it('is named in the error about a cause that has links as well', () => {
    const both = { ...cause, searched: '2026-11-29', links: [link] }
    expect(causesSchema.safeParse(documentOf(both)).error?.issues).toMatchObject([
      {
        path: ['causes', 'first', 'searched'],
        message: expect.stringMatching(/links names one; delete one of the two/),
      },
    ])
  })

  it('is explained with the cause', () => {
    const explained = (causes: Readonly<Record<string, Cause>>) =>
      explainCause({ of: { tool: 'mine', entries: [], measured: ['1'], causes }, id: 'first' }, [])
        .text
    expect(explained({ first: { ...cause, searched: '2026-11-29' } })).toMatch(
      /searched +2026-11-29: no thread found/,
    )
    expect(explained({ first: cause })).not.toContain('searched')
  })
})
