struct pair { int first, second; };
kernel void keep(global int *data) { local struct pair pairs[2]; pairs[0].first = data[0]; data[1] = pairs[1].first; }
