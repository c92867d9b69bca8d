import { readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { faultOf } from '#runner/causes/fault-of'
import { causesOf } from '#runner/causes/read-causes'
import { causesByFault } from '#runner/causes/same-fault'
import { packageRoot } from '#runner/package-root'

const corpus = join(packageRoot(), 'corpus')
const recorded = readdirSync(join(corpus, 'causes')).flatMap((file) => {
  const tool = basename(file, '.json')
  return Object.entries(causesOf(corpus, tool)?.causes ?? {}).map(([id, cause]) => ({
    ...{ tool, id, cause },
    fault: faultOf(tool, id, cause),
  }))
})

/** Faults of some tools. */
function faultsOf(...tools: readonly string[]): number {
  return new Set(recorded.flatMap(({ tool, fault }) => (tools.includes(tool) ? [fault] : []))).size
}

describe('causesByFault', () => {
  it('joins the causes of a fault, of one tool and of many', () => {
    const byFault = causesByFault(corpus)
    expect(byFault.get('spirv-val/uniform-on-function')?.toSorted()).toEqual([
      'spirv-val/uniform-id-on-function',
      'spirv-val/uniform-on-function',
    ])
    expect(byFault.get('spirv-cross/call-without-body')).toHaveLength(3)
    expect([...byFault.values()].flat()).toHaveLength(recorded.length)
  })
})

describe('faults shared by several causes', () => {
  it('are of one kind each', () => {
    const kinds = new Map<string, Set<string>>()
    for (const { fault, cause } of recorded)
      kinds.set(fault, (kinds.get(fault) ?? new Set()).add(cause.kind))
    expect([...kinds].filter(([, all]) => all.size > 1)).toEqual([])
  })

  it('belong to one code base each: the drivers of Mesa, or the back ends of SPIRV-Cross', () => {
    const mesa = ['radv', 'nvk', 'turnip', 'agx', 'lavapipe']
    // Only a driver that runs what it compiles shows what that computes.
    const computed = recorded.filter(
      ({ tool, cause }) => tool === 'lavapipe' && cause.severity === 'wrong-output',
    )
    expect(faultsOf(...mesa) - computed.length).toBe(faultsOf('radv'))
    const cross = ['spirv-cross', 'spirv-cross-hlsl', 'spirv-cross-msl']
    const rows = recorded.filter(({ tool }) => cross.includes(tool)).length
    expect(faultsOf(...cross)).toBeLessThan(rows - 20)
    // The same id in two back ends is the same fault, unless only one of the languages has the feature.
    const byId = new Map<string, Set<string>>()
    for (const { tool, id, fault, cause } of recorded)
      if (cross.includes(tool)) {
        const name = `${id} ${cause.kind}`
        byId.set(name, (byId.get(name) ?? new Set()).add(fault))
      }
    expect([...byId].filter(([, faults]) => faults.size > 1)).toEqual([])
  })
})
