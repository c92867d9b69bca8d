import { describe, expect, it } from 'vitest'
import { pairOf } from '#generators/pairs/pair-of'
import { targetPairs } from '#generators/signatures/target-pairs'
import { isMember, isVariable, storageClassOf } from '#generators/signatures/targets'

const rows = [
  {
    decorations: ['Location'],
    facts: [
      {
        rule: 'target',
        must: 'a variable or a member',
        holds: (target) => isMember(target) || isVariable(target),
      },
      {
        rule: 'class',
        must: 'a variable in Input',
        holds: (target) => (isVariable(target) ? storageClassOf(target) === 'Input' : undefined),
      },
    ],
  },
] satisfies Parameters<typeof targetPairs>[0]

const written = (rule: string) => pairOf`${rule}/input
an input has a location
annotations: OpDecorate %input Location 0
declarations: %pointer_input = OpTypePointer Input %uint
%pointer_own = OpTypePointer Private %uint
%input = OpVariable %pointer_input Input
%own = OpVariable %pointer_own Private`

function waysOf(rule: string) {
  const [found] = targetPairs(rows, [written(rule)])
  return found?.broken ?? {}
}

describe('targetPairs', () => {
  it('moves a decoration only to targets that break the rule of the pair', () => {
    const ways = waysOf('class')
    expect(Object.keys(ways)).toEqual(['location-of-variable-in-private'])
    expect(ways['location-of-variable-in-private']).toEqual({
      rule: 'class',
      summary:
        'Location is applied to a variable in Private; it must be applied to a variable in Input',
      module: written('class').control.replace('%input Location', '%own Location'),
    })
  })

  it('uses each kind of target, and none that may have the decoration', () => {
    const ways = Object.keys(waysOf('target'))
    expect(ways).toEqual(
      expect.arrayContaining(['location-of-type-int', 'location-of-function', 'location-of-label']),
    )
    expect(ways.filter((way) => way.includes('variable'))).toEqual([])
  })

  it('uses each kind of type once, whatever it points to', () => {
    const ways = Object.keys(waysOf('target')).filter((way) => way.includes('type-pointer'))
    expect(ways).toEqual(['location-of-type-pointer'])
  })

  it('leaves pairs of other rules as they are', () => {
    expect(waysOf('another')).toEqual({})
  })
})
