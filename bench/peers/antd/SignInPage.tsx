import { Button, Form, Input } from 'antd';
import { useNavigate } from 'react-router-dom';
import { signIn } from '../common/api';

export function SignInPage() {
  const navigate = useNavigate();
  const onFinish = async (credentials: { email: string; password: string }) => {
    await signIn(credentials);
    await navigate('/', { replace: true });
  };
  return (
    <Form layout="vertical" onFinish={(credentials) => void onFinish(credentials)}>
      <Form.Item name="email" label="Email" rules={[{ required: true }]}>
        <Input />
      </Form.Item>
      <Form.Item name="password" label="Password" rules={[{ required: true }]}>
        <Input.Password />
      </Form.Item>
      <Button type="primary" htmlType="submit">
        Login
      </Button>
    </Form>
  );
}
