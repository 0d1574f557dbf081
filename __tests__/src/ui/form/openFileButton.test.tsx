import { screen } from '@testing-library/react';
import { OpenFileButton } from '@/ui/form/OpenFileButton';
import { renderComponent } from '@tests/support/renderComponent';
import { createTextFile } from '@tests/support/textFile';

it.each([
  ['four', null],
  ['fives', 'Too large'],
  ['x'.repeat(17), 'Too large'],
])('with a limit of 4 characters, opening %p says %p', async (content, expected) => {
  const onText = jest.fn(() => null);
  const { user } = renderComponent(
    <OpenFileButton label="File" lengthLimit={4} tooLargeText="Too large" onText={onText} />,
  );
  await user.upload(screen.getByLabelText('File'), createTextFile(content));
  if (expected === null) {
    expect(onText).toHaveBeenCalledWith(content, 'file.json');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  } else {
    expect(await screen.findByRole('alert')).toHaveTextContent(expected);
    expect(onText).not.toHaveBeenCalled();
  }
});
