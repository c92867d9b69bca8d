import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { assemble } from '#generators/assembly/assemble'
import { execute } from '#reference/execute/execute'
import type { Request, RunOutcome } from '#reference/execute/request'
import { texelFormat } from '#reference/execute/texel-formats'
import { packageRoot } from '#runner/package-root'
import { imagesIn, requestOf, runFileSchema } from '#runner/results/run-file'
import { newestEnvironment } from '#scripts/cli/options/newest-environment'

const folder = join(packageRoot(), 'corpus', 'results', 'core')

/** The end of a run of a case, whose assembly or request may be changed before. */
function ran(
  name: string,
  change: (assembly: string) => string = (assembly) => assembly,
  asked: (request: Request) => Request = (request) => request,
): RunOutcome {
  const assembly = readFileSync(join(folder, `${name}.spvasm`), 'utf8')
  const file = runFileSchema.parse(
    JSON.parse(readFileSync(join(folder, `${name}.run.json`), 'utf8')),
  )
  const changed = change(assembly)
  const made = assemble(changed, { version: newestEnvironment.version })
  if (made.kind === 'faulty') throw new Error(JSON.stringify(made.errors[0]))
  return execute(made.words, asked(requestOf(file)))
}

/** The request with other texels in the image. */
function withTexels(...bytes: readonly number[]) {
  return (request: Request): Request => ({
    ...request,
    bindings: new Map(request.bindings).set('0,2', Uint8Array.from(bytes)),
  })
}

it('leaves a read of a normalized component open that no float is exactly', () => {
  const exact = ran('OpImageRead/R8', undefined, withTexels(0, 255, 0))
  const inexact = ran('OpImageRead/R8', undefined, withTexels(0, 100, 0))
  if (exact.kind !== 'finished' || inexact.kind !== 'finished') throw new Error('a run did not end')
  expect([...(exact.buffers.get('0,1')?.known ?? [])]).toEqual(Array(16).fill(1))
  expect([...(inexact.buffers.get('0,1')?.known ?? [])].slice(0, 5)).toEqual([0, 0, 0, 0, 1])
})

it('leaves a texel open whose component has no room for the number', () => {
  const outcome = ran('OpImageWrite/Rgb10a2ui', undefined, (request) => ({
    ...request,
    bindings: new Map(request.bindings).set(
      '0,0',
      new Uint8Array(Uint32Array.of(1, 0, 5, 6, 7, 4).buffer),
    ),
  }))
  if (outcome.kind !== 'finished') throw new Error(outcome.message)
  expect([...(outcome.buffers.get('0,2')?.known ?? [])]).toEqual([
    1, 1, 1, 1, 0, 0, 0, 0, 1, 1, 1, 1,
  ])
})

it('leaves a read of a texel open that an undefined value was written to', () => {
  const known = (text?: string): readonly number[] => {
    const outcome = ran('OpImageWrite/read-after-write', (assembly) =>
      text === undefined ? assembly : assembly.replace(/OpCompositeConstruct %uintv4.*/, text),
    )
    if (outcome.kind !== 'finished') throw new Error(outcome.message)
    return [...(outcome.buffers.get('0,1')?.known ?? [])]
  }
  expect(known()).toEqual([1, 1, 1, 1])
  expect(known('OpUndef %uintv4')).toEqual([0, 0, 0, 0])
})

it('does not define an access outside of an image', () => {
  const outcome = ran('OpImageRead/2d', undefined, (request) => ({
    ...request,
    bindings: new Map(request.bindings).set('0,0', new Uint8Array(Uint32Array.of(3, 3).buffer)),
  }))
  expect(outcome).toMatchObject({ kind: 'undefined', section: 'OpImageRead' })
})

it('does not define what invocations read and write without a barrier for images', () => {
  const ordered = ran('OpControlBarrier/texels-in-reverse')
  const ofBuffers = ran('OpControlBarrier/texels-in-reverse', (text) =>
    text.replace('%uint 2056', '%uint 72'),
  )
  expect(ordered.kind).toBe('finished')
  expect(ofBuffers).toMatchObject({ kind: 'undefined', section: 'Memory Model' })
})

it('takes the format of the request where the type has none', () => {
  const file = runFileSchema.parse(
    JSON.parse(readFileSync(join(folder, 'OpImageRead/R32ui-without-format.run.json'), 'utf8')),
  )
  expect([...imagesIn(file).keys()]).toEqual(['0,2'])
  expect(ran('OpImageRead/R32ui-without-format').kind).toBe('finished')
  const none = ran('OpImageRead/R32ui-without-format', undefined, (request) => ({
    ...request,
    images: new Map([['0,2', { size: [3, 1, 1] as const }]]),
  }))
  expect(none.kind).toBe('unsupported')
})

it('reads components, widths and kind from the names of formats', () => {
  expect(texelFormat('Rgba16Snorm')).toMatchObject({ coding: 'snorm', size: 8 })
  expect(texelFormat('Rg8i')).toMatchObject({ coding: 'int', widths: [8, 8] })
  expect(texelFormat('Rgb10a2ui')).toMatchObject({
    coding: 'uint',
    widths: [10, 10, 10, 2],
    size: 4,
  })
  expect(['Unknown', 'R11fG11fB10f', ''].map(texelFormat)).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})
