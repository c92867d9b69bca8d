import { environmentByName } from '#spec/environments'

const found = environmentByName('spv1.6')
if (found === undefined) throw new Error('there is no environment spv1.6')

/** The environment that takes every version and has no rules of a client API. */
export const newest = found
