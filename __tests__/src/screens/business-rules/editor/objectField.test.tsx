import { render, screen } from '@testing-library/react';
import { Formik } from 'formik';
import { ObjectField } from '@/screens/business-rules/editor/ObjectField';

it.each([
  ['{"amount": 5}', 'Valid JSON. This makes it a number rule, whose editor takes no object.'],
  ['{"amount": "5"}', 'Valid JSON. This makes it a string rule, whose editor takes no object.'],
  ['{"amount": {"cents": 5}}', 'Valid JSON'],
  ['{"cents": 5, "allowed": true}', 'Valid JSON'],
])('says of the JSON %s: %s', (value, text) => {
  render(
    <Formik initialValues={{ value }} onSubmit={jest.fn()}>
      <ObjectField fieldRef={null} />
    </Formik>,
  );
  expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${text}$`));
});
