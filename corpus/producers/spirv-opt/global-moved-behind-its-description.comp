#version 450
layout(local_size_x = 1) in;
layout(set = 0, binding = 0) buffer Results { int made; };
int count;
void main()
{
  count = 0;
  while (count < made)
    count++;
  made = count;
}
