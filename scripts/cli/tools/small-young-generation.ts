import { setFlagsFromString } from 'node:v8'

// V8 doubles the part of its heap where objects are young whenever many survive, up to 32 MB, in steps that this flag
// sets. Judging one large module after the other makes objects that die at once, so that it need not grow.
setFlagsFromString('--semi-space-growth-factor=1')
